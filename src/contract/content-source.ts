/** A published entry; what it links to stands in its fields in place of the links. */
export interface Entry {
  readonly id: string
  /** Its content type. */
  readonly type: string
  /** When it was last published, in ISO 8601. */
  readonly updatedAt: string
  readonly fields: Readonly<Record<string, unknown>>
}

/** How entries are asked for, by Contentful's search parameters. Handed in by whoever knows where the content is. */
export interface ContentSource {
  entries(
    query: Readonly<Record<string, string | number>>,
  ): Promise<{ readonly total: number; readonly items: readonly Entry[] }>
  /** Undefined when no such entry is published. */
  entry(id: string): Promise<Entry | undefined>
}

/** What is wrong with an entry, for whoever can mend it. Holds none of its words. */
export interface EntryProblem {
  readonly id: string
  /** The field, and the place in it: `questions.2.options`. */
  readonly field: string
  /** One of the contract's issue codes, as `required` or `string-max`. */
  readonly problem: string
}
