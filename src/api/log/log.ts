import os from 'node:os'
import { pino } from 'pino'
import manifest from '../../../package.json' with { type: 'json' }

/** Structured lines. Only ids, names of steps and figures go in: never an answer, a name or an address. */
export interface Log {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

/**
 * JSON lines on standard output. Each says which process wrote it: what it does, its number, its machine and the version
 * of the program. The README has a table of all fields.
 */
export const openLog = ({ level, role }: { readonly level: string; readonly role: string }): Log =>
  pino({
    level,
    base: { role, pid: process.pid, host: os.hostname(), version: manifest.version },
    timestamp: pino.stdTimeFunctions.isoTime,
  })
