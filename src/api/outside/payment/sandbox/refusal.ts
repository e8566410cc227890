/** Stripe's error shape: https://docs.stripe.com/api/errors */
export interface ErrorBody {
  readonly type: 'invalid_request_error' | 'card_error' | 'idempotency_error'
  readonly message: string
  readonly code?: string
  readonly param?: string
  readonly decline_code?: string
}

export class SandboxRefusal extends Error {
  readonly status: number
  readonly body: ErrorBody
  constructor(status: number, body: ErrorBody) {
    super(body.message)
    this.status = status
    this.body = body
  }
}

export const invalid = (message: string, param?: string, code = 'parameter_invalid'): SandboxRefusal =>
  new SandboxRefusal(400, { type: 'invalid_request_error', message, code, ...(param !== undefined && { param }) })

export const missing = (what: string, id: string): SandboxRefusal =>
  new SandboxRefusal(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}: '${id}'`,
    param: 'id',
  })

export const declined = (code: string, message: string, declineCode?: string): SandboxRefusal =>
  new SandboxRefusal(402, {
    type: 'card_error',
    code,
    message,
    ...(declineCode !== undefined && { decline_code: declineCode }),
  })
