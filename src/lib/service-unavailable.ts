import { PlainError } from './plain-error.ts'

/** What the product depends on and does not control. */
export type ServiceName = 'database' | 'files' | 'content' | 'mail' | 'payment' | 'model' | 'pictures' | 'speech'

/** A service does not answer at this moment. Trying again later may succeed, and nothing is wrong with the request. */
export class ServiceUnavailable extends PlainError {
  override readonly name = 'ServiceUnavailable'
  readonly service: ServiceName
  constructor(service: ServiceName, cause?: unknown) {
    super(`the service "${service}" is not available`, { cause })
    this.service = service
  }
}

/** Whether somebody waits for a service that is away, or is content with what can be made without it. */
export type WhenAway = 'wait' | 'fall-back'

const CAUSES_MAX = 5

/** The outage that an error is, or was caused by; undefined for any other error. */
export function outageIn(error: unknown): ServiceUnavailable | undefined {
  let cause = error
  for (let depth = 0; depth < CAUSES_MAX && cause instanceof Error; depth++) {
    if (cause instanceof ServiceUnavailable) return cause
    cause = cause.cause
  }
  return undefined
}
