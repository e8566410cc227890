/** A published entry; what it links to stands in its fields in place of the links. */
export interface Entry {
  readonly id: string
  readonly fields: Readonly<Record<string, unknown>>
}

/** How entries are asked for, by Contentful's search parameters. Handed in by whoever knows where the content is. */
export interface EntryReader {
  entries(
    query: Readonly<Record<string, string | number>>,
  ): Promise<{ readonly total: number; readonly items: readonly Entry[] }>
  /** Undefined when no such entry is published. */
  entry(id: string): Promise<Entry | undefined>
}
