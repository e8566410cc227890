import type { OptionName } from '../../../contract/answers/fact-options.ts'

/** By option: phrases any of which proves the answer's use. */
type OptionWords = Readonly<Record<string, readonly string[]>>

export interface LanguageWords {
  readonly options: Readonly<Record<OptionName, OptionWords>>
  /** Said after the number of years. */
  readonly years: readonly string[]
}
