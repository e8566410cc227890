import type { Tone } from '../../../../contract/options.ts'
import type { Template } from '../language-pack.ts'

/** Phrases of wishes in a language, and how people say one. `{w}` is the wish. */
export interface RequestWords {
  readonly shorter: RegExp
  readonly longer: RegExp
  readonly tones: Readonly<Partial<Record<Tone, RegExp>>>
  /** For a dialogue. Tokens as in the language's pack. */
  readonly said: readonly Template[]
  readonly saidSmall: readonly Template[]
}

export const anyOf = (stems: string): RegExp => new RegExp(`(?<![\\p{L}])(?:${stems})`, 'iu')
