export interface Manuscript {
  readonly number: number
  readonly title: string
  /** Paragraphs, separated by one line feed. */
  readonly text: string
}
