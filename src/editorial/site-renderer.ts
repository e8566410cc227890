import type { ContentSource, Entry } from '../contract/content-source.ts'
import type { Language } from '../contract/languages.ts'
import type {
  ContentChange,
  LandingAddress,
  RenderedPage,
  SiteRenderer,
  TouchedPages,
} from '../contract/site-bundle.ts'
import { type Holdings, openHoldings } from './holdings.ts'
import { LandingFields } from './landing.ts'
import { type LandingTexts, openLandingTexts, TEXTS_PER_PAGE } from './landing-texts.ts'
import { parseEntry, type Report } from './parse-entry.ts'
import { contentOf, type SiteContent } from './site-content.ts'
import { landingPath, standingPages, type Words } from './site-pages.ts'
import { sitemapOf } from './sitemap.ts'
import { openStandingViews, touchedBy, type Watched } from './touched.ts'

export interface SiteRendererParts {
  readonly source: ContentSource
  readonly report: Report
  readonly words: Words
  /** As visitors reach it: `https://example.org`. */
  readonly origin: string
  /** Undefined when there is no page. */
  readonly draw: (path: string, content: SiteContent) => Promise<Uint8Array | undefined>
}

interface Opened extends SiteRendererParts, Watched {
  readonly texts: LandingTexts
  readonly content: SiteContent
}

/** See the contract's `SiteRenderer`. */
export function openSiteRenderer(parts: SiteRendererParts): SiteRenderer {
  const { source, report, words, origin, draw } = parts
  const holdings = openHoldings(source, report)
  const texts = openLandingTexts(source, report)
  const standing = openStandingViews(holdings, words)
  const opened = { ...parts, holdings, texts, standing, content: contentOf(holdings, texts) }
  return {
    load: () => holdings.load(),
    count: () => standingPages(holdings, words).length + [...addresses(opened)].length,
    pages: () => allPages(opened),
    async render(path) {
      const html = await draw(path, opened.content)
      return html && { path, html }
    },
    take: change => take(opened, change),
    sitemap: language => sitemapOf(holdings, words, language, origin),
    addresses: () => addresses(opened),
    pathOfEntry(entry) {
      const card = holdings.catalogue.get(entry)
      const isHeld = card && holdings.catalogue.at(card.lang, card.url) === card
      return isHeld ? landingPath(card, words) : undefined
    },
    updatedAtOf: entry => holdings.catalogue.get(entry)?.updatedAt,
    preview: entry => preview(opened, entry),
  }
}

function* addresses({ holdings, words }: Opened): Iterable<LandingAddress> {
  for (const card of everyCard(holdings, words)) yield { path: landingPath(card, words), entry: card.id }
}

const everyCard = ({ catalogue }: Holdings, words: Words) =>
  Object.keys(words).flatMap(language => catalogue.cards(language as Language))

async function* allPages({ holdings, texts, words, draw, content }: Opened): AsyncIterable<RenderedPage> {
  for (const { path } of standingPages(holdings, words)) yield* drawn(path)
  const cards = everyCard(holdings, words)
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
async function preview({ content, words, draw, report }: Opened, entry: Entry): Promise<RenderedPage | undefined> {
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

async function take(opened: Opened, { entries, assets }: ContentChange): Promise<TouchedPages> {
  const { source, holdings, texts } = opened
  const ids = [...new Set([...entries, ...holdings.showing(assets)])]
  const published: Entry[] = []
  for (let start = 0; start < ids.length; start += IDS_PER_QUESTION) {
    const some = ids.slice(start, start + IDS_PER_QUESTION)
    const { items } = await source.entries({ 'sys.id[in]': some.join(','), limit: IDS_PER_QUESTION })
    published.push(...items)
  }
  const shown = new Set(holdings.showing(assets))
  const touched = touchedBy(opened, ids, () => {
    for (const id of ids) holdings.remove(id)
    for (const entry of published) holdings.put(entry)
  })
  texts.keep(published)
  // A picture that changed under its address changes no word of the pages that show it.
  const repainted = [...shown].flatMap(id => pathsOf(opened, id))
  return { ...touched, render: [...new Set([...touched.render, ...repainted])] }
}

/** Pages that show the entry, beside those that its own change touches. */
function pathsOf({ holdings, words }: Opened, id: string): string[] {
  const card = holdings.catalogue.get(id)
  if (card) return [landingPath(card, words)]
  return standingPages(holdings, words)
    .filter(({ shows }) => JSON.stringify(shows).includes(JSON.stringify(id)))
    .map(({ path }) => path)
}
