/** Reasons for which a print house refuses a file. */
const REFUSALS = [
  'unreadable',
  'encrypted',
  'too-few-pages',
  'too-many-pages',
  'odd-page-count',
  'wrong-page-size',
  'no-trim-box',
  'wrong-trim-box',
  'wrong-bleed-box',
  'font-not-embedded',
  'low-resolution',
  'outside-safe-area',
  'narrow-margin',
  'empty-page',
  'not-pdf-x',
] as const
/** What a print house takes, and a publisher would mend. */
export const NOTES = ['rgb-pictures', 'short-chapter-end', 'widow', 'orphan', 'stump'] as const

export interface Finding {
  readonly code: (typeof REFUSALS)[number] | (typeof NOTES)[number]
  readonly file: 'interior' | 'cover'
  /** From 1; absent for the whole file. */
  readonly page?: number
  /** Measured and required value. */
  readonly detail: string
}

export const isRefusal = ({ code }: Finding): boolean => (REFUSALS as readonly string[]).includes(code)
