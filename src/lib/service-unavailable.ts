import { PlainError } from './plain-error.ts'

export type ServiceName = 'database' | 'files' | 'content' | 'mail' | 'payment' | 'model' | 'pictures' | 'speech'

/** A temporary outage: trying again later may succeed, and the request is fine. */
export class ServiceUnavailable extends PlainError {
  override readonly name = 'ServiceUnavailable'
  readonly service: ServiceName
  constructor(service: ServiceName, cause?: unknown) {
    super(`the service "${service}" is not available`, { cause })
    this.service = service
  }
}

/** Whether an outage is waited for, or a substitute made without the service. */
export type WhenAway = 'wait' | 'fall-back'

const CAUSES_MAX = 5

/** The outage behind an error; undefined for other errors. */
export function outageIn(error: unknown): ServiceUnavailable | undefined {
  let cause = error
  for (let depth = 0; depth < CAUSES_MAX && cause instanceof Error; depth++) {
    if (cause instanceof ServiceUnavailable) return cause
    cause = cause.cause
  }
  return undefined
}
