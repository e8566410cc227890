import { ServiceUnavailable } from '../../lib/service-unavailable.ts'

/** PostgreSQL's appendix A: too_many_connections. */
const TOO_MANY_CONNECTIONS = '53300'

/** PostgreSQL's appendix A: outages by connection, resources, shutdown, crash, input and output, standby. */
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

/** Driver messages without a code for a lost or late connection. */
const DRIVER_MESSAGES =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client (?:has encountered a connection error|was closed)|Query read timeout|Cannot use a pool after calling end)/

const codeOf = (error: Error): string => {
  const { code } = error as { code?: unknown }
  return typeof code === 'string' ? code : ''
}

export const isOutOfConnections = (error: unknown): boolean =>
  error instanceof Error && codeOf(error) === TOO_MANY_CONNECTIONS

function isDatabaseOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = codeOf(error)
  if (SQL_STATES.test(code) || SYSTEM_CODES.includes(code)) return true
  // A missing Unix socket; statements open no files of ours.
  if (code === 'ENOENT' && (error as { syscall?: unknown }).syscall === 'connect') return true
  return DRIVER_MESSAGES.test(error.message)
}

export const asDatabaseError = (error: unknown): unknown =>
  isDatabaseOutage(error) ? new ServiceUnavailable('database', error) : error
