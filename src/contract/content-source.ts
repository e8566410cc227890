/** A published entry, with links resolved in its fields. */
export interface Entry {
  readonly id: string
  readonly type: string
  /** Last publication, ISO 8601. */
  readonly updatedAt: string
  readonly fields: Readonly<Record<string, unknown>>
}

/** Entries by Contentful's search parameters. */
export interface ContentSource {
  entries(
    query: Readonly<Record<string, string | number>>,
  ): Promise<{ readonly total: number; readonly items: readonly Entry[] }>
  /** Undefined when not published. */
  entry(id: string): Promise<Entry | undefined>
}

/** A problem for editors. Holds none of the entry's words. */
export interface EntryProblem {
  readonly id: string
  /** Path of the field: `questions.2.options`. */
  readonly field: string
  readonly problem: string
}
