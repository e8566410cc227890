import type { Entry } from '../../contract/content-source.ts'

/** How far a rendering of the whole site has come; the last one's end while nothing is under way. */
export interface PublicationProgress {
  readonly state: 'idle' | 'rendering' | 'failed'
  /** Pages written, of how many there are. */
  readonly rendered: number
  readonly total: number
  readonly startedAt: Date | null
  readonly endedAt: Date | null
}

/** The site of this process: rendered from content into files, and kept up to date with what editors publish. */
export interface Publication {
  /** The folder of the site that is served now. */
  folder(): string
  /** Takes in what the content service says has changed; resolves when that is served. Rejects when it cannot be read. */
  pull(): Promise<void>
  /**
   * Renders everything anew beside the site that is served, then swaps them. A second ask joins the first. Rejects when
   * the content cannot be read; the site that is served stays.
   */
  renderAll(): Promise<void>
  progress(): PublicationProgress
  /** Where the landing page that had this address is now; `gone` when there is none any more; undefined when there never was. */
  formerly(path: string): string | 'gone' | undefined
  /** When what is served of an entry was published, in ISO 8601; undefined of what is not served. */
  updatedAtOf(entry: string): string | undefined
  /**
   * The HTML of a landing page as it would be published; undefined for an entry that has no page. Waits for what is under
   * way. Rejects when the content cannot be read.
   */
  preview(entry: Entry): Promise<Uint8Array | undefined>
  close(): Promise<void>
}
