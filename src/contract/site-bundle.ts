import type { ContentSource, Entry, EntryProblem } from './content-source.ts'
import type { Language } from './languages.ts'

/** What the bundle of the pages (dist/server/entry.mjs) exports: whoever publishes the site renders it through this. */
export interface SiteBundle {
  openRenderer(parts: RendererParts): SiteRenderer
}

export interface RendererParts {
  readonly source: ContentSource
  /** Told of each entry that cannot be shown. */
  readonly report: (problem: EntryProblem) => void
  /** The site's own pictures in their sizes, as the build wrote them into `site-pictures.json`. */
  readonly pictures: unknown
}

/** A page as it is to be written: its path without ending (`/de/pages/the-house`) and its HTML in UTF-8. */
export interface RenderedPage {
  readonly path: string
  readonly html: Uint8Array
}

/** Ids of entries and assets that were published, changed or withdrawn. */
export interface ContentChange {
  readonly entries: readonly string[]
  readonly assets: readonly string[]
}

/** What a change means for the site. */
export interface TouchedPages {
  /** Paths of the pages that look different now. */
  readonly render: readonly string[]
  /** Paths that are no page any more. */
  readonly remove: readonly string[]
  /** Languages whose sitemap is another. */
  readonly sitemaps: readonly Language[]
}

/** An address that a landing page has, and the entry that has it. */
export interface LandingAddress {
  readonly path: string
  readonly entry: string
}

/**
 * Renders the pages that are made of content. Knows of every landing page what others must know of it, and reads the rest
 * when it renders. Every promise rejects when the content service does. Not to be used by two at a time.
 */
export interface SiteRenderer {
  /** Reads what pages have to know of each other; first of all, and again before everything is rendered anew. */
  load(): Promise<void>
  /** How many pages there are. */
  count(): number
  /** Every page, one after the other; texts are read many at a time. */
  pages(): AsyncIterable<RenderedPage>
  /** One page; undefined when there is none at that path. */
  render(path: string): Promise<RenderedPage | undefined>
  /** Takes in a change and says what it touches. */
  take(change: ContentChange): Promise<TouchedPages>
  /** The sitemap of a language, as XML; it belongs at `/sitemap-{language}.xml`. */
  sitemap(language: Language): Promise<string>
  /** The landing pages there are. */
  addresses(): Iterable<LandingAddress>
  /** The path of an entry's landing page now; undefined when it has none. */
  pathOfEntry(entry: string): string | undefined
  /** When what its pages show of an entry was published, in ISO 8601; undefined of an entry that they do not show. */
  updatedAtOf(entry: string): string | undefined
  /** A landing page as it would look if the entry were published; undefined for an entry that has no page. */
  preview(entry: Entry): Promise<RenderedPage | undefined>
}
