/** The words in which an author says that a fact stands; `fact` is an id. */
export interface FactQuote {
  readonly fact: string
  readonly quote: string
  /** Whether a reader of the whole story found that the quote means the answer, which shares no word with it. */
  readonly isConfirmed?: true | undefined
}

export interface Manuscript {
  readonly number: number
  readonly title: string
  /** Paragraphs, separated by one line feed. */
  readonly text: string
  /** Of facts that are told in the author's own words; absent where the author has none. */
  readonly quotes?: readonly FactQuote[]
}
