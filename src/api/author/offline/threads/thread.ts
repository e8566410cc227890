import type { AnswerKind } from '../../../../contract/answers/answer-kinds.ts'
import type { TargetAge } from '../../../../contract/options.ts'

/** Where an answer that no socket took comes in: first named, at work, once more. */
export type ThreadPart = 'plant' | 'use' | 'end'

/** Three small beats for one answer, which fit between any two paragraphs; `{answer}` stands for it. */
export interface Thread extends Readonly<Record<ThreadPart, readonly string[]>> {
  readonly id: string
  /** Kinds of answers that it takes. */
  readonly kinds: readonly AnswerKind[]
  readonly ages: readonly TargetAge[]
}
