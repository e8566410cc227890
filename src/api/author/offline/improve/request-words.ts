import type { Tone } from '../../../../contract/options.ts'
import type { Template } from '../language-pack.ts'

/** What a language says when it wishes, and how its people say a wish aloud. `{w}` stands for the wish's words. */
export interface WishWords {
  readonly shorter: RegExp
  readonly longer: RegExp
  readonly tones: Readonly<Partial<Record<Tone, RegExp>>>
  /** Told where two talk. Tokens as everywhere in the language's pack. */
  readonly said: readonly Template[]
  /** For the smallest. */
  readonly saidSmall: readonly Template[]
}

/** A word anywhere in a wish, with any ending. */
export const anyOf = (stems: string): RegExp => new RegExp(`(?<![\\p{L}])(?:${stems})`, 'iu')
