const SYSTEM_CODES: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENETDOWN',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
  'UND_ERR_SOCKET',
])
/** Temporary statuses below 500: timeout, too early, too many. */
const PASSING_STATUSES: ReadonlySet<number> = new Set([408, 425, 429])
const SERVER_ERROR = 500
const CAUSES_MAX = 5

export const isPassingStatus = (status: number): boolean => status >= SERVER_ERROR || PASSING_STATUSES.has(status)

/** Whether an error or its causes say that a remote host was unreachable or silent. */
export function isNetworkOutage(error: unknown): boolean {
  let cause = error
  for (let depth = 0; depth < CAUSES_MAX && cause instanceof Error; depth++) {
    const { code } = cause as { code?: unknown }
    if (typeof code === 'string' && SYSTEM_CODES.has(code)) return true
    if (cause.name === 'TimeoutError') return true
    // Several addresses of one name, each with an error of its own.
    if (cause instanceof AggregateError && cause.errors.some(isNetworkOutage)) return true
    cause = cause.cause
  }
  return false
}
