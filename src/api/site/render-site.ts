import { LANGUAGES, type Language } from '../../contract/languages.ts'
import type { SiteRenderer } from '../../contract/site-bundle.ts'
import { fileOfPage, writeNewSiteFile, writeSiteFile } from './page-writer.ts'

const WRITTEN_AT_ONCE = 6

export interface RenderingOptions {
  readonly onPage: () => void
  readonly signal: AbortSignal
}

/** Writes all pages and sitemaps. Rejects for content, disk or the signal, with no write pending. */
export async function renderSite(renderer: SiteRenderer, folder: string, options: RenderingOptions): Promise<void> {
  const writing = new Set<Promise<void>>()
  let failure: { readonly reason: unknown } | undefined
  try {
    for await (const page of renderer.pages()) {
      options.signal.throwIfAborted()
      if (failure) throw failure.reason
      const written = writeNewSiteFile(folder, fileOfPage(page.path), page.html)
        .then(options.onPage, (reason: unknown) => {
          failure = { reason }
        })
        .finally(() => writing.delete(written))
      writing.add(written)
      if (writing.size >= WRITTEN_AT_ONCE) await Promise.race(writing)
    }
  } finally {
    await Promise.all(writing)
  }
  if (failure) throw failure.reason
  for (const language of LANGUAGES) await writeSitemap(renderer, folder, language)
}

export const writeSitemap = async (renderer: SiteRenderer, folder: string, language: Language): Promise<void> =>
  writeSiteFile(folder, `sitemap-${language}.xml`, await renderer.sitemap(language))
