import type { Clock } from '../../lib/clock.ts'
import { type ErrorDescription, failedServiceOf } from '../../lib/describe-error.ts'
import type { Log } from './log.ts'

/** Just less than a minute: lines logged each minute (see outages.ts) are no repetitions. */
const WINDOW_MS = 59_000
/** Remembered faults; one more flushes the oldest. */
const FAULTS_MAX = 200

type Level = 'warn' | 'error'

interface Fault {
  readonly level: Level
  readonly service: string | undefined
  readonly message: string
  readonly since: number
  leftOut: number
}

/** Form of `describeError`. */
interface Fields {
  readonly error?: ErrorDescription
  readonly service?: string
}

/**
 * A log with one line a minute for each repeated fault (`warn` and `error` lines with a described `error`). Equal are
 * lines of one message and service, or without a service of one error name, code and place. Lines get `service`.
 * `leftOut` counts suppressed lines, in the next line after the minute.
 */
export function limitRepeats(log: Log, clock: Clock): Log {
  const faults = new Map<string, Fault>()

  const logLeftOut = (key: string, { level, leftOut, message, service }: Fault) => {
    faults.delete(key)
    if (leftOut > 0) log[level]({ service, leftOut }, message)
  }
  const logExpired = (now: number) => {
    // Oldest first.
    for (const [key, fault] of faults) {
      if (now - fault.since < WINDOW_MS && faults.size <= FAULTS_MAX) return
      logLeftOut(key, fault)
    }
  }
  const write = (level: Level, fields: Fields, message: string) => {
    const now = clock()
    logExpired(now)
    if (fields.error === undefined) return log[level](fields, message)
    const service = fields.service ?? failedServiceOf(fields.error)
    const key = JSON.stringify([message, service ?? kindOf(fields.error)])
    const known = faults.get(key)
    if (known) {
      known.leftOut += 1
      return
    }
    faults.set(key, { level, service, message, since: now, leftOut: 0 })
    log[level]({ ...fields, service }, message)
  }
  return {
    info(fields, message) {
      logExpired(clock())
      log.info(fields, message)
    },
    warn: (fields, message) => write('warn', fields, message),
    error: (fields, message) => write('error', fields, message),
  }
}

const kindOf = ({ name, code, at }: ErrorDescription): readonly unknown[] => [name, code, at]
