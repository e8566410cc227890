import type { AnswerKind } from '../answer-kinds.ts'

/**
 * A kind and the signs of it, any of which is enough. A sign is found anywhere in the question, in small letters, without
 * accents, `ß` as `ss`; a space is the edge of a word, `^` the beginning, `$` the end, and `+` joins signs that all must stand.
 */
type Rule = readonly [kind: AnswerKind, signs: readonly string[]]

/** One language's signs. */
export interface QuestionWords {
  /** The words that begin its questions, and frequent others. */
  readonly asking: readonly string[]
  readonly frequent: readonly string[]
  /** The first one that fits decides. */
  readonly rules: readonly Rule[]
}

/** Signs for each of the one with each of the other. */
export const pairs = (some: readonly string[], others: readonly string[]): string[] =>
  some.flatMap(one => others.map(other => `${one}+${other}`))
