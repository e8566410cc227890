import type { Clock } from '../../lib/clock.ts'
import { type ErrorDescription, failedServiceOf } from '../../lib/describe-error.ts'
import type { Log } from './log.ts'

/** Just less than a minute: what is told each minute by itself (see outages.ts) must never count as a repetition. */
const WINDOW_MS = 59_000
/** Faults that are remembered at once; one more writes down what is known of the oldest. */
const FAULTS_MAX = 200

type Level = 'warn' | 'error'

interface Fault {
  readonly level: Level
  readonly service: string | undefined
  readonly message: string
  readonly since: number
  leftOut: number
}

/** The shape of what `describeError` makes, in the field where every line has it. */
interface Fields {
  readonly error?: ErrorDescription
  readonly service?: string
}

/**
 * The same log, in which a fault that repeats has one line a minute: `warn` and `error` lines with a described error in
 * `error`. Alike are lines with the same message whose error names the same service; where no service failed, those whose
 * error has the same name, code and place. Every line gets the field `service`, if one failed. What is left out is
 * counted: with the next line, of whatever kind, after the minute there is one with the same message and `leftOut`.
 */
export function limitRepeats(log: Log, clock: Clock): Log {
  const faults = new Map<string, Fault>()

  const tellLeftOut = (key: string, { level, leftOut, message, service }: Fault) => {
    faults.delete(key)
    if (leftOut > 0) log[level]({ service, leftOut }, message)
  }
  const tellWhatIsOver = (now: number) => {
    // The oldest stand first.
    for (const [key, fault] of faults) {
      if (now - fault.since < WINDOW_MS && faults.size <= FAULTS_MAX) return
      tellLeftOut(key, fault)
    }
  }
  const write = (level: Level, fields: Fields, message: string) => {
    const now = clock()
    tellWhatIsOver(now)
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
      tellWhatIsOver(clock())
      log.info(fields, message)
    },
    warn: (fields, message) => write('warn', fields, message),
    error: (fields, message) => write('error', fields, message),
  }
}

const kindOf = ({ name, code, at }: ErrorDescription): readonly unknown[] => [name, code, at]
