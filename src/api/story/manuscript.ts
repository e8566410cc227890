export interface Manuscript {
  readonly number: number
  readonly title: string
  /** Paragraphs, parted by one line feed. */
  readonly text: string
}
