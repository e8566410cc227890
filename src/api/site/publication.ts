import type { Entry } from '../../contract/content-source.ts'

/** Progress of a full rendering; the last one's end when idle. */
export interface PublicationProgress {
  readonly state: 'idle' | 'rendering' | 'failed'
  readonly rendered: number
  readonly total: number
  readonly startedAt: Date | null
  readonly endedAt: Date | null
}

export interface Publication {
  folder(): string
  /** Takes in changed content; resolves when served. Rejects when it cannot be read. */
  pull(): Promise<void>
  /** Renders anew and swaps. Parallel calls join. Rejects when content cannot be read; the old site stays. */
  renderAll(): Promise<void>
  progress(): PublicationProgress
  /** A former address's current path; `gone` without one; undefined for unknown addresses. */
  formerly(path: string): string | 'gone' | undefined
  /** Publication time of the served entry, ISO 8601; undefined when not served. */
  updatedAtOf(entry: string): string | undefined
  /** HTML of a landing page; undefined for an entry without one. Queued. Rejects when the content cannot be read. */
  preview(entry: Entry): Promise<Uint8Array | undefined>
  close(): Promise<void>
}
