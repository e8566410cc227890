import { PlainError } from '../../../lib/plain-error.ts'
import type { Ability } from './abilities.ts'

const FAILURES = {
  deadline: { passing: true, says: 'did not answer in time' },
  stopped: { passing: true, says: 'was not waited for' },
  busy: { passing: true, says: 'could not take the request now' },
  unreachable: { passing: true, says: 'could not be reached' },
  'too-large': { passing: true, says: 'answered without end' },
  unreadable: { passing: true, says: 'answered something unreadable' },
  refused: { passing: false, says: 'refused the request' },
} as const
export type ModelFailure = keyof typeof FAILURES

const OUTAGES: readonly ModelFailure[] = ['deadline', 'busy', 'unreachable']

/** No words of request, answer or provider, and no key: may be logged. `passing` says whether another try may help. */
export class ModelError extends PlainError {
  readonly failure: ModelFailure
  readonly passing: boolean
  /** The provider is away or overloaded, as against a useless answer. */
  readonly isOutage: boolean
  readonly status: number | undefined
  /** What the refusal names as not supported. */
  readonly lacks: readonly Ability[]
  constructor(failure: ModelFailure, status?: number, lacks: readonly Ability[] = []) {
    const { says, passing } = FAILURES[failure]
    super(`The model ${says}${status === undefined ? '' : ` (status ${status})`}.`)
    this.name = 'ModelError'
    this.failure = failure
    this.passing = passing
    this.isOutage = OUTAGES.includes(failure)
    this.status = status
    this.lacks = lacks
  }
}
