/** What to look for, and what to say in its place. */
export type Rule = readonly [RegExp, string | ((found: string, ...groups: string[]) => string)]

/** How a language reads aloud what is not written as it is spoken. */
export interface Reading {
  /** As written, with a space where one may stand, and as spoken. A full stop belongs to the abbreviation. */
  readonly abbreviations: Readonly<Record<string, string>>
  /** Those that a sentence may end with. */
  readonly closing: readonly string[]
  /** Numbers, signs and units, in this order, after the abbreviations. */
  readonly rules: readonly Rule[]
  /** For "&". */
  readonly and: string
  /** Between two numbers with a dash: "3–5". */
  readonly to: string
  /** Whether a number with a full stop is an ordinal, as "3." in German. */
  readonly ordinalStop?: boolean
  /** Words that begin a sentence and never follow an ordinal. */
  readonly starters?: readonly string[]
  /** Another spelling of the same sounds, for a script that the engine reads badly. */
  readonly respell?: (text: string) => string
}
