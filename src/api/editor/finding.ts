export interface Finding {
  readonly kind:
    | 'length'
    | 'fact-missing'
    | 'fact-contradicted'
    | 'placeholder'
    | 'echo'
    | 'worn'
    | 'spacing'
    | 'language'
    | 'age'
    | 'safety'
    | 'leak'
    | 'continuity'
  /** From 1. */
  readonly chapter: number
  /** From 0; undefined for the chapter as a whole. */
  readonly paragraph: number | undefined
  /** For the author, in English. May hold personal data; never logged. */
  readonly note: string
  /** For `fact-missing` and `fact-contradicted`. */
  readonly fact?: string
  /** For `length`. */
  readonly words?: { readonly has: number; readonly wanted: number }
}
