import type { AnswerKind } from '../../../../contract/answers/answer-kinds.ts'
import type { Tone } from '../../../../contract/options.ts'

/** Requests for another tone or length in a language. */
interface RequestWords {
  readonly shorter: RegExp
  readonly longer: RegExp
  readonly tones: Readonly<Partial<Record<Tone, RegExp>>>
}

/** How revision requests are said in a language. Patterns are those of `match-words.ts`; word lists are divided by blanks. */
export interface RevisionWords extends RequestWords {
  /** Words that a request for another tone or length may hold beside what asks for it. */
  readonly style: string
  /** Words that say nothing at the start of a request. */
  readonly leads: readonly string[]
  readonly and: string
  /** N instead of O. */
  readonly replacements: readonly string[]
  /** O is to be N. */
  readonly becoming: readonly string[]
  /** S is N. */
  readonly being: readonly string[]
  /** N is to be in the story. */
  readonly additions: readonly string[]
  /** O is not to be in the story. */
  readonly removals: readonly string[]
  /** Words before a noun or a name, also prepositions. */
  readonly articles: string
  /** Words of a subject by the kind of answer that they ask for. */
  readonly subjects: Readonly<Partial<Record<AnswerKind, string>>>
  /** Adjectives, as they stand after "is to be". */
  readonly adjectives: string
  /** Where an adjective stands in "the kite". */
  readonly adjective: 'before' | 'after'
  readonly animals: string
  /** Beginnings of words. */
  readonly refused: {
    readonly ending: RegExp
    readonly style: RegExp
    readonly language: RegExp
    readonly plot: RegExp
  }
}

export const anyOf = (stems: string): RegExp => new RegExp(`(?<![\\p{L}])(?:${stems})`, 'iu')
