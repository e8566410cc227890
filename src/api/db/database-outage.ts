import { ServiceUnavailable } from '../../lib/service-unavailable.ts'

/** The server cannot take this client for lack of connections: PostgreSQL's appendix A, too_many_connections. */
const TOO_MANY_CONNECTIONS = '53300'

/**
 * Classes and codes of PostgreSQL's appendix A that say nothing about the statement: connection exceptions, a lack of
 * resources (disk, memory, connections), a server that shuts down, crashed or starts, its own input and output, and one
 * that has become a read-only standby.
 */
const SQL_STATES = /^(?:08|53|58)...$|^57P0[1-5]$|^25006$/

const SYSTEM_CODES: readonly string[] = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]

/** What the driver says without a code when a connection is lost or cannot be had in time. */
const DRIVER_MESSAGES =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client (?:has encountered a connection error|was closed)|Query read timeout|Cannot use a pool after calling end)/

const codeOf = (error: Error): string => {
  const { code } = error as { code?: unknown }
  return typeof code === 'string' ? code : ''
}

export const isOutOfConnections = (error: unknown): boolean =>
  error instanceof Error && codeOf(error) === TOO_MANY_CONNECTIONS

/** Whether an error of the driver means that the database is away, as against a statement that it refused. */
function isDatabaseOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = codeOf(error)
  if (SQL_STATES.test(code) || SYSTEM_CODES.includes(code)) return true
  // A Unix socket that is not there; no statement opens files of ours.
  if (code === 'ENOENT' && (error as { syscall?: unknown }).syscall === 'connect') return true
  return DRIVER_MESSAGES.test(error.message)
}

/** The same error, as an outage where it is one. */
export const asDatabaseError = (error: unknown): unknown =>
  isDatabaseOutage(error) ? new ServiceUnavailable('database', error) : error
