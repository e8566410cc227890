/** What earlier stories for the same person were told with, so that the next one is another story. */
export interface Memory {
  /** How many there are. */
  readonly stories: number
  /** Plots and episodes by their ids; one told twice stands twice. */
  readonly told: readonly string[]
  /** Fingerprints of phrasings; one told twice stands twice. */
  readonly phrasings: readonly number[]
  /** Where the first of them began in lists of phrasings; each later one begins one further. */
  readonly offset: number | undefined
}

export const NO_MEMORY: Memory = { stories: 0, told: [], phrasings: [], offset: undefined }

/** What one story adds to the memory. Holds none of the visitor's words. */
export type Told = Pick<Memory, 'told' | 'phrasings'> & { readonly offset: number }

/** The memory of several stories, the first one first. */
export const remembered = (stories: readonly Told[]): Memory => ({
  stories: stories.length,
  told: stories.flatMap(({ told }) => told),
  phrasings: stories.flatMap(({ phrasings }) => phrasings),
  offset: stories[0]?.offset,
})
