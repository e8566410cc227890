import type { APIRoute } from 'astro'

/** Shells stay open to crawlers: only who may read them learns that they are not to be listed. */
export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *\nDisallow: /api/\n\nSitemap: ${new URL('/sitemap-index.xml', site).href}\n`)
