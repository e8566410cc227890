import { databaseFacts } from './database-facts.ts'
import { framesOf } from './error-frames.ts'
import { PlainError } from './plain-error.ts'

/**
 * What of an error may stand in a log: its kind, codes and places. Its message only where it holds nobody's words: that
 * of a PlainError, a known sentence of a library, and what a SQLSTATE or a system's code means.
 */
export interface ErrorDescription {
  readonly name: string
  readonly message: string | undefined
  readonly code: string | undefined
  /** An HTTP or SMTP status. */
  readonly status: number | undefined
  /** The service that failed, as whoever asked it named it. */
  readonly service: string | undefined
  /** PostgreSQL's own names of what it refused: its routine, a table, a constraint. */
  readonly routine: string | undefined
  readonly table: string | undefined
  readonly constraint: string | undefined
  /** Places in code, innermost first. */
  readonly at: string | undefined
  readonly cause: ErrorDescription | undefined
  /** The first of the errors that this one stands for. */
  readonly errors: readonly ErrorDescription[] | undefined
}

/** How far causes are followed, and how many of several errors are described. */
const DEPTH_MAX = 3
const ERRORS_MAX = 3
/** Names and codes as programs write them; anything longer or freer may be somebody's words. */
const NAME = /^[A-Za-z$][\w$]{0,60}$/
const CODE = /^[A-Za-z0-9_-]{1,50}(?: \d{3})?$/
const SERVICE = /^[a-z]{1,20}$/
/** What libraries say of connections, word for word. */
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

/** Describes whatever was thrown, three causes deep. Never throws. */
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

/** The service that an error, or what caused it, names as the one that failed; undefined where none does. */
export function failedServiceOf(described: ErrorDescription | undefined): string | undefined {
  if (described === undefined) return undefined
  return described.service ?? failedServiceOf(described.cause) ?? failedServiceOf(described.errors?.[0])
}

type Read = (property: string) => unknown

/** Reads properties of anything; those that cannot be read are undefined. */
function readerOf(thrown: unknown): Read {
  if (typeof thrown !== 'object' || thrown === null) return () => undefined
  return property => {
    try {
      return (thrown as Record<string, unknown>)[property]
    } catch {
      // A getter that throws, or a proxy that was revoked: there is nothing to describe.
      return undefined
    }
  }
}

/** What is no error by its class may be a copy of one: the job engine passes them on so. */
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
    // A proxy that was revoked.
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
