import { pino } from 'pino'

/** Structured lines. Only ids, names of steps and figures go in: never an answer, a name or an address. */
export interface Log {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

export const openLog = (level: string) => pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime })
