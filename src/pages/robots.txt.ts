import type { APIRoute } from 'astro'

/** Shells stay open to crawlers: only then do they read that they are not to be listed. */
export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *\nDisallow: /api/\n\nSitemap: ${new URL('/sitemap-index.xml', site).href}\n`)
