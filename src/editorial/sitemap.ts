import { SitemapStream, streamToPromise } from 'sitemap'
import type { Language } from '../contract/languages.ts'
import type { ContentCache } from './content-cache.ts'
import { landingPath, staticPages, type Words } from './site-pages.ts'

/** Most addresses of one sitemap (https://www.sitemaps.org/protocol.html). */
const ADDRESSES_MAX = 50_000

interface SitemapEntry {
  readonly path: string
  readonly updatedAt: string | undefined
}

/** With their last publication; the highest rankings where there are too many. */
export async function sitemapOf(
  cache: ContentCache,
  words: Words,
  language: Language,
  origin: string,
): Promise<string> {
  const pages = staticPages(cache, words).filter(page => page.language === language)
  const landings = cache.catalogue.cards(language)
  const entries: SitemapEntry[] = [
    ...pages,
    ...landings.map(card => ({ path: landingPath(card, words), updatedAt: card.updatedAt })),
  ]
  const stream = new SitemapStream({
    hostname: origin,
    xmlns: { news: false, video: false, image: false, xhtml: false },
  })
  for (const { path, updatedAt } of entries.slice(0, ADDRESSES_MAX))
    stream.write({ url: encodeURI(path), lastmod: updatedAt })
  stream.end()
  return String(await streamToPromise(stream))
}
