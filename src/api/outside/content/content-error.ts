import * as z from 'zod/mini'
import { PlainError } from '../../../lib/plain-error.ts'
import { ServiceUnavailable } from '../../../lib/service-unavailable.ts'

/** `unavailable` may pass: the service was unreachable, overloaded or broken. */
export type ContentFailure = 'unavailable' | 'unauthorised' | 'missing' | 'changed' | 'invalid' | 'refused'

const OF_STATUS: Record<number, ContentFailure> = {
  401: 'unauthorised',
  403: 'unauthorised',
  404: 'missing',
  409: 'changed',
  422: 'invalid',
  408: 'unavailable',
  429: 'unavailable',
}

/** Failure of the content service, without content or tokens, so that it may be logged. `unavailable` has a cause. */
export class ContentError extends PlainError {
  override readonly name = 'ContentError'
  readonly failure: ContentFailure
  /** The HTTP status, where there was an answer. */
  readonly status: number | undefined
  constructor(failure: ContentFailure, status?: number, options?: ErrorOptions) {
    const message = `the content service answered: ${failure}${status === undefined ? '' : ` (status ${status})`}`
    super(message, failure === 'unavailable' ? { cause: new ServiceUnavailable('content', options?.cause) } : options)
    this.failure = failure
    this.status = status
  }
}

/** What the libraries put into an error's message, beside the whole request. */
const StatusMessage = z.object({ status: z.int() })

/** Rewords an error of the libraries, because theirs quotes the request. */
export function contentErrorOf(error: unknown): ContentError {
  if (error instanceof ContentError) return error
  // The delivery library throws this itself for an id that is not published.
  if ((error as { sys?: { id?: unknown } }).sys?.id === 'NotFound') return new ContentError('missing', 404)
  const status = statusOf(error)
  // The cause of theirs is the lost connection itself, which does not hold the request.
  if (status === undefined) return new ContentError('unavailable', status, { cause: (error as Error).cause })
  if (status >= 500) return new ContentError('unavailable', status)
  return new ContentError(OF_STATUS[status] ?? 'refused', status)
}

function statusOf(error: unknown): number | undefined {
  const { message, response } = error as { message?: unknown; response?: { status?: unknown } }
  if (typeof response?.status === 'number') return response.status
  try {
    return StatusMessage.parse(JSON.parse(String(message))).status
  } catch {
    return undefined
  }
}

/** Undefined for what is not there. */
export async function unlessMissing<Result>(request: Promise<Result>): Promise<Result | undefined> {
  try {
    return await request
  } catch (error) {
    const contentError = contentErrorOf(error)
    if (contentError.failure === 'missing') return undefined
    throw contentError
  }
}
