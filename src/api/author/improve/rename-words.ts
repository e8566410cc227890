/**
 * How a language wishes for another name. `X` stands for who it is, `Y` for the new name. Where nothing but a space
 * parts the two, every parting is tried.
 */
export interface RenameWords {
  /** Left out before a wish is read, as a pattern. */
  readonly fillers: string
  readonly wishes: readonly string[]
  /** Words that may stand before a noun; never before a name. */
  readonly articles: string
}
