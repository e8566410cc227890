/** In revision requests `X` is the person, `Y` the new name; where only a space separates them, every split is tried. */
export interface RenameWords {
  readonly fillers: string
  readonly patterns: readonly string[]
  /** Words before a noun; never before a name. */
  readonly articles: string
}
