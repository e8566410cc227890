import type { AnswerKind } from '../../../../contract/answers/answer-kinds.ts'
import type { TargetAge } from '../../../../contract/options.ts'

/** Where an answer that no socket took comes in: first named, at work, once more. */
export type ThreadPart = 'plant' | 'use' | 'end'

/** Instead of a socket, of a habit that is told where the hero speaks: no text has a token for it. */
export const GESTURE = 'gesture'

/** Small beats for one answer, which fit between any two paragraphs; `{answer}` stands for it. Some have no `use`. */
export interface Thread extends Readonly<Record<ThreadPart, readonly string[]>> {
  readonly id: string
  /** Kinds of answers that it takes. */
  readonly kinds: readonly AnswerKind[]
  readonly ages: readonly TargetAge[]
  /** Whether its animal lives with the hero, and goes along. */
  readonly pet?: boolean | undefined
}
