/**
 * Words, and the themes they stand for, that are unfit for an age and every younger one; `*` stands for any ending.
 * `always` is unfit for everybody. A first list: whoever reads a story that should have been held adds its words here.
 */
export interface UnfitWords {
  readonly always: string
  /** Fit for readers of 20 and more only. */
  readonly '12-20': string
  readonly child: string
  readonly toddler: string
  /** Unfit for toddlers; for children in a sentence with a word of `drinking`, for "a drunken wasp" drinks nothing. */
  readonly liquor: string
  readonly drinking: string
}
