import type { AnswerKind } from '../../../../contract/answers/answer-kinds.ts'

/**
 * Kinds whose answers stand well in the same sentences. What is told of one may be untrue of another: nobody carries a
 * pet in a pocket, nobody sings a book, so most kinds have none.
 */
const NEIGHBOURS: Readonly<Partial<Record<AnswerKind, readonly AnswerKind[]>>> = {
  thing: ['companion'],
  companion: ['thing'],
  place: ['meeting'],
  habit: ['strength'],
}

/** Kinds of answers that a socket takes, the best first: its own, then their neighbours. */
export const kindsTaken = (kinds: readonly AnswerKind[]): AnswerKind[] => [
  ...new Set([...kinds, ...kinds.flatMap(kind => NEIGHBOURS[kind] ?? [])]),
]
