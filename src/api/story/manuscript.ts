/** The words in which an author says that a fact stands; `fact` is an id. */
export interface FactQuote {
  readonly fact: string
  readonly quote: string
}

export interface Manuscript {
  readonly number: number
  readonly title: string
  /** Paragraphs, separated by one line feed. */
  readonly text: string
  /** Of facts that are told in the author's own words; absent where the author has none. */
  readonly quotes?: readonly FactQuote[]
}
