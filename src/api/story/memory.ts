/** History of the same person's earlier stories, so that the next one differs. */
export interface Memory {
  readonly stories: number
  /** Ids of plots and episodes, one for each telling. */
  readonly told: readonly string[]
  /** Fingerprints of phrasings, one for each telling. */
  readonly phrasings: readonly number[]
  /** Start of the first story in lists of phrasings; each later one starts one further. */
  readonly offset: number | undefined
}

export const NO_MEMORY: Memory = { stories: 0, told: [], phrasings: [], offset: undefined }

/** What one story adds to the memory. Contains none of the visitor's words. */
export type StoryHistory = Pick<Memory, 'told' | 'phrasings'> & { readonly offset: number }

export const memoryOf = (stories: readonly StoryHistory[]): Memory => ({
  stories: stories.length,
  told: stories.flatMap(({ told }) => told),
  phrasings: stories.flatMap(({ phrasings }) => phrasings),
  offset: stories[0]?.offset,
})
