import type { ContentSource, Entry } from '../contract/content-source.ts'
import type { Language } from '../contract/languages.ts'
import type {
  AffectedPages,
  ContentChange,
  LandingAddress,
  RenderedPage,
  SiteRenderer,
} from '../contract/site-bundle.ts'
import { affectedBy, openStaticViews, type ViewDeps } from './affected-pages.ts'
import { type ContentCache, openContentCache } from './content-cache.ts'
import { LandingFields } from './landing.ts'
import { type LandingTexts, openLandingTexts, TEXTS_PER_PAGE } from './landing-texts.ts'
import { parseEntry, type Report } from './parse-entry.ts'
import { contentOf, type SiteContent } from './site-content.ts'
import { landingPath, staticPages, type Words } from './site-pages.ts'
import { sitemapOf } from './sitemap.ts'

export interface SiteRendererDeps {
  readonly source: ContentSource
  readonly report: Report
  readonly words: Words
  /** As visitors reach it: `https://example.org`. */
  readonly origin: string
  /** Undefined when there is no page. */
  readonly draw: (path: string, content: SiteContent) => Promise<Uint8Array | undefined>
}

interface SiteRendererContext extends SiteRendererDeps, ViewDeps {
  readonly texts: LandingTexts
  readonly content: SiteContent
}

/** See the contract's `SiteRenderer`. */
export function openSiteRenderer(deps: SiteRendererDeps): SiteRenderer {
  const { source, report, words, origin, draw } = deps
  const cache = openContentCache(source, report)
  const texts = openLandingTexts(source, report)
  const staticViews = openStaticViews(cache, words)
  const ctx = { ...deps, cache, texts, staticViews, content: contentOf(cache, texts) }
  return {
    load: () => cache.load(),
    count: () => staticPages(cache, words).length + [...addresses(ctx)].length,
    pages: () => allPages(ctx),
    async render(path) {
      const html = await draw(path, ctx.content)
      return html && { path, html }
    },
    applyChange: change => applyChange(ctx, change),
    sitemap: language => sitemapOf(cache, words, language, origin),
    addresses: () => addresses(ctx),
    pathOfEntry(entry) {
      const card = cache.catalogue.get(entry)
      const isOwnAddress = card && cache.catalogue.at(card.lang, card.url) === card
      return isOwnAddress ? landingPath(card, words) : undefined
    },
    updatedAtOf: entry => cache.catalogue.get(entry)?.updatedAt,
    preview: entry => preview(ctx, entry),
  }
}

function* addresses({ cache, words }: SiteRendererContext): Iterable<LandingAddress> {
  for (const card of everyCard(cache, words)) yield { path: landingPath(card, words), entry: card.id }
}

const everyCard = ({ catalogue }: ContentCache, words: Words) =>
  Object.keys(words).flatMap(language => catalogue.cards(language as Language))

async function* allPages({ cache, texts, words, draw, content }: SiteRendererContext): AsyncIterable<RenderedPage> {
  for (const { path } of staticPages(cache, words)) yield* drawn(path)
  const cards = everyCard(cache, words)
  for (let start = 0; start < cards.length; start += TEXTS_PER_PAGE) {
    const some = cards.slice(start, start + TEXTS_PER_PAGE)
    await texts.fetch(some.map(({ id }) => id))
    for (const card of some) yield* drawn(landingPath(card, words))
  }

  async function* drawn(path: string): AsyncIterable<RenderedPage> {
    const html = await draw(path, content)
    if (html) yield { path, html }
  }
}

/** The entry is not added to the content. */
async function preview(
  { content, words, draw, report }: SiteRendererContext,
  entry: Entry,
): Promise<RenderedPage | undefined> {
  const landing = parseEntry(LandingFields, entry, report)
  if (!landing) return undefined
  const path = landingPath(landing, words)
  const html = await draw(path, {
    ...content,
    landing: async (url, language) =>
      url === landing.url && language === landing.lang ? landing : content.landing(url, language),
  })
  return html && { path, html }
}

/** An address must not grow too long. */
const IDS_PER_QUESTION = 100

async function applyChange(ctx: SiteRendererContext, { entries, assets }: ContentChange): Promise<AffectedPages> {
  const { source, cache, texts } = ctx
  const ids = [...new Set([...entries, ...cache.showing(assets)])]
  const published: Entry[] = []
  for (let start = 0; start < ids.length; start += IDS_PER_QUESTION) {
    const some = ids.slice(start, start + IDS_PER_QUESTION)
    const { items } = await source.entries({ 'sys.id[in]': some.join(','), limit: IDS_PER_QUESTION })
    published.push(...items)
  }
  const shown = new Set(cache.showing(assets))
  const affected = affectedBy(ctx, ids, () => {
    for (const id of ids) cache.remove(id)
    for (const entry of published) cache.put(entry)
  })
  texts.cache(published)
  // A picture that changed under its address changes no word of the pages that show it.
  const repainted = [...shown].flatMap(id => pathsOf(ctx, id))
  return { ...affected, render: [...new Set([...affected.render, ...repainted])] }
}

/** Pages that show the entry, beside those that its own change touches. */
function pathsOf({ cache, words }: SiteRendererContext, id: string): string[] {
  const card = cache.catalogue.get(id)
  if (card) return [landingPath(card, words)]
  return staticPages(cache, words)
    .filter(({ shows }) => JSON.stringify(shows).includes(JSON.stringify(id)))
    .map(({ path }) => path)
}
