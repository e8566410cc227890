import type { AnswerKind } from '../../../../contract/answers/answer-kinds.ts'
import type { Reading } from '../answers/reading.ts'
import type { PlaceSide } from './place-side.ts'

/** A place in a plot for one answer, with what stands there when no answer fits. */
export interface Socket {
  readonly name: string
  /** Kinds of answers that it takes, the best first. */
  readonly kinds: readonly AnswerKind[]
  /** As a visitor would type it: "die alte Spieluhr". */
  readonly otherwise: string
  /** Where its place must be, as far as the words tell: a beat with grass is not told of an attic. */
  readonly side?: PlaceSide | undefined
  /** Whether its animal is alive and may be the hero’s own: no picture, and nothing stuffed. */
  readonly pet?: boolean | undefined
}

export interface Filling {
  readonly socket: string
  readonly reading: Reading
  /** Id of the fact whose answer fills it; undefined for the plot's own filling. */
  readonly fact: string | undefined
  /** A sentence that says whose a saying is: "It was one of Grandad’s sayings." */
  readonly source?: string | undefined
}
