/** Something the editor, or the continuity pass, wants changed. */
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
  /** The chapter it is in, counted from 1. */
  readonly chapter: number
  /** The paragraph within the chapter, counted from 0; undefined when it is the chapter as a whole. */
  readonly paragraph: number | undefined
  /** For the author: what is wrong, in English, with the words concerned. May hold personal data; never logged. */
  readonly note: string
  /** The fact concerned, for `fact-missing` and `fact-contradicted`. */
  readonly fact?: string
  /** Words the chapter has, and should have, for `length`. */
  readonly words?: { readonly has: number; readonly wanted: number }
}
