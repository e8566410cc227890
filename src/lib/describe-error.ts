import { databaseFacts } from './database-facts.ts'
import { framesOf } from './error-frames.ts'
import { PlainError } from './plain-error.ts'

/** Loggable parts of an error: kind, codes, places; messages only of PlainErrors and known ones. */
export interface ErrorDescription {
  readonly name: string
  readonly message: string | undefined
  readonly code: string | undefined
  readonly status: number | undefined
  /** The failed service, as named by its caller. */
  readonly service: string | undefined
  /** PostgreSQL's names: routine, table, constraint. */
  readonly routine: string | undefined
  readonly table: string | undefined
  readonly constraint: string | undefined
  /** Places in code, innermost first. */
  readonly at: string | undefined
  readonly cause: ErrorDescription | undefined
  readonly errors: readonly ErrorDescription[] | undefined
}

/** Depth of causes, and number of described errors. */
const DEPTH_MAX = 3
const ERRORS_MAX = 3
/** Longer or freer texts may be typed by a person. */
const NAME = /^[A-Za-z$][\w$]{0,60}$/
const CODE = /^[A-Za-z0-9_-]{1,50}(?: \d{3})?$/
const SERVICE = /^[a-z]{1,20}$/
const KNOWN_MESSAGES = new Set([
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Connection terminated',
  'Connection terminated due to connection timeout',
  'Connection terminated unexpectedly',
  'The operation was aborted due to timeout',
  'This operation was aborted',
  'driver has already been destroyed',
  'fetch failed',
  'other side closed',
  'socket hang up',
  'terminated',
  'timeout exceeded when trying to connect',
])

/** Three causes deep. Never throws. */
export const describeError = (error: unknown): ErrorDescription => describe(error, 0)

function describe(error: unknown, depth: number): ErrorDescription {
  const read = readerOf(error)
  const [cause, errors] = [read('cause'), read('errors')]
  const isDeep = depth >= DEPTH_MAX
  return {
    name: nameOf(error, read),
    message: messageOf(error, read),
    code: matching(CODE, read('code')),
    status: statusOf(read),
    service: matching(SERVICE, read('service')),
    ...databaseFacts(read),
    at: framesOf(read('stack'), read('message')),
    cause: isDeep || cause === undefined || cause === null ? undefined : describe(cause, depth + 1),
    errors:
      isDeep || !Array.isArray(errors) ? undefined : errors.slice(0, ERRORS_MAX).map(one => describe(one, depth + 1)),
  }
}

/** Undefined where neither error nor causes name one. */
export function failedServiceOf(described: ErrorDescription | undefined): string | undefined {
  if (described === undefined) return undefined
  return described.service ?? failedServiceOf(described.cause) ?? failedServiceOf(described.errors?.[0])
}

type Read = (property: string) => unknown

/** Unreadable properties are undefined. */
function readerOf(thrown: unknown): Read {
  if (typeof thrown !== 'object' || thrown === null) return () => undefined
  return property => {
    try {
      return (thrown as Record<string, unknown>)[property]
    } catch {
      // A throwing getter or a revoked proxy.
      return undefined
    }
  }
}

/** The job engine passes on copies of errors without their class. */
function nameOf(thrown: unknown, read: Read): string {
  if (typeof thrown !== 'object' || thrown === null) return `thrown ${thrown === null ? 'null' : typeof thrown}`
  const isError = typeof read('stack') === 'string'
  return matching(NAME, read('name')) ?? (isError ? 'Error' : 'thrown object')
}

function messageOf(thrown: unknown, read: Read): string | undefined {
  const message = read('message')
  if (typeof message !== 'string') return undefined
  return isPlain(thrown) || KNOWN_MESSAGES.has(message) ? message : undefined
}

function isPlain(thrown: unknown): boolean {
  try {
    return thrown instanceof PlainError
  } catch {
    return false
  }
}

function statusOf(read: Read): number | undefined {
  const { httpStatusCode } = (read('$metadata') ?? {}) as { httpStatusCode?: unknown }
  const status = [httpStatusCode, read('statusCode'), read('status'), read('responseCode')].find(Number.isInteger)
  return typeof status === 'number' && status >= 100 && status <= 599 ? status : undefined
}

const matching = (form: RegExp, value: unknown): string | undefined =>
  typeof value === 'string' && form.test(value) ? value : undefined
