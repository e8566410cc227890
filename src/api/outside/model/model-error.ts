import { PlainError } from '../../../lib/plain-error.ts'

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

/**
 * A model gave no answer. Holds no word of the request, of the answer or of the provider's message, and no key: it may
 * be logged. `passing` says whether asking again later may help.
 */
export class ModelError extends PlainError {
  readonly failure: ModelFailure
  readonly passing: boolean
  /** Whether the provider is away or overloaded, as against an answer that is of no use. */
  readonly isOutage: boolean
  /** The HTTP status, where there was one. */
  readonly status: number | undefined
  constructor(failure: ModelFailure, status?: number) {
    const { says, passing } = FAILURES[failure]
    super(`The model ${says}${status === undefined ? '' : ` (status ${status})`}.`)
    this.name = 'ModelError'
    this.failure = failure
    this.passing = passing
    this.isOutage = OUTAGES.includes(failure)
    this.status = status
  }
}
