import { APICallError, EmptyResponseBodyError, JSONParseError, TypeValidationError } from 'ai'
import { lacksIn } from './abilities.ts'
import { ModelError, type ModelFailure } from './model-error.ts'

/** From here on there is no answer; below it, an answer that broke off keeps the status of its head. */
const HTTP_REDIRECT = 300

/** Statuses below 500 worth another try: timeout, conflict, too early, too many. */
const PASSING_STATUSES = new Set([408, 409, 425, 429])

function* causesOf(error: unknown): Generator<unknown> {
  for (let cause = error; cause !== undefined; cause = cause instanceof Error ? cause.cause : undefined) yield cause
}

const failureOfStatus = (status: number): ModelFailure =>
  status >= 500 || PASSING_STATUSES.has(status) ? 'busy' : 'refused'

const isGarbled = (error: unknown): boolean =>
  JSONParseError.isInstance(error) || TypeValidationError.isInstance(error) || EmptyResponseBodyError.isInstance(error)

const isStop = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'AbortError' || error.name === 'TimeoutError')

/** Drops the library's own text, which holds request, answer and headers. */
export function failureOf(error: unknown, signal: AbortSignal): ModelError {
  const causes = [...causesOf(error)]
  const own = causes.find(cause => cause instanceof ModelError)
  if (own) return own
  if (signal.aborted) return new ModelError('stopped')
  if (causes.some(isStop)) return new ModelError('deadline')
  const status = causes.find(cause => APICallError.isInstance(cause))?.statusCode
  if (status !== undefined && status >= HTTP_REDIRECT)
    return new ModelError(failureOfStatus(status), status, lacksIn(causes))
  return new ModelError(causes.some(isGarbled) ? 'unreadable' : 'unreachable')
}
