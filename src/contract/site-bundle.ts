import type { ContentSource, Entry, EntryProblem } from './content-source.ts'
import type { Language } from './languages.ts'

/** Exports of the pages' bundle (dist/server/entry.mjs), for rendering the site. */
export interface SiteBundle {
  openRenderer(deps: RendererDeps): SiteRenderer
}

export interface RendererDeps {
  readonly source: ContentSource
  readonly report: (problem: EntryProblem) => void
  /** As written by the build into `site-pictures.json`. */
  readonly pictures: unknown
}

/** Path without ending (`/de/pages/the-house`) and HTML in UTF-8. */
export interface RenderedPage {
  readonly path: string
  readonly html: Uint8Array
}

export interface ContentChange {
  readonly entries: readonly string[]
  readonly assets: readonly string[]
}

export interface AffectedPages {
  readonly render: readonly string[]
  readonly remove: readonly string[]
  readonly sitemaps: readonly Language[]
}

export interface LandingAddress {
  readonly path: string
  readonly entry: string
}

/** Renders pages of content; keeps cross-page data. Rejects when the content service does. Not for parallel use. */
export interface SiteRenderer {
  /** Reads the cross-page data; call first, and before a full rendering. */
  load(): Promise<void>
  count(): number
  pages(): AsyncIterable<RenderedPage>
  /** Undefined when there is none at that path. */
  render(path: string): Promise<RenderedPage | undefined>
  applyChange(change: ContentChange): Promise<AffectedPages>
  /** XML for `/sitemap-{language}.xml`. */
  sitemap(language: Language): Promise<string>
  addresses(): Iterable<LandingAddress>
  /** Undefined when it has none. */
  pathOfEntry(entry: string): string | undefined
  /** Publication time of the shown entry, ISO 8601; undefined when not shown. */
  updatedAtOf(entry: string): string | undefined
  /** The page as if published; undefined for an entry without one. */
  preview(entry: Entry): Promise<RenderedPage | undefined>
}
