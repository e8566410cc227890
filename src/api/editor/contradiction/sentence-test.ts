/** What a sentence says against an answer. */
export interface Contradiction {
  /** Id of the fact it stands against. */
  readonly fact: string
  /** In English, for the author: the words, and the answer they contradict. */
  readonly note: string
}

/** Reads one folded sentence, and those before and after it in its paragraph. */
export type SentenceTest = (sentence: string, before: string, after: string) => Contradiction | undefined
