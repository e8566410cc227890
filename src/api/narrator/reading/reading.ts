export type Rule = readonly [RegExp, string | ((found: string, ...groups: string[]) => string)]

export interface Reading {
  /** Written form (a space where one may stand) to spoken form; the full stop belongs to the abbreviation. */
  readonly abbreviations: Readonly<Record<string, string>>
  /** Abbreviations that may end a sentence. */
  readonly closing: readonly string[]
  /** Numbers, signs and units, applied in order after the abbreviations. */
  readonly rules: readonly Rule[]
  readonly and: string
  readonly to: string
  /** Whether "3." is an ordinal, as in German. */
  readonly ordinalStop?: boolean
  /** Words that begin a sentence and never follow an ordinal. */
  readonly starters?: readonly string[]
  /** Respelling with the same sounds, for a script that the engine reads badly. */
  readonly respell?: (text: string) => string
}
