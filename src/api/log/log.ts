import os from 'node:os'
import { pino } from 'pino'
import manifest from '../../../package.json' with { type: 'json' }

/** Structured lines: ids, step names and figures only, never an answer, a name or an address. */
export interface Log {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

/** JSON lines on standard output with role, pid, host and version. The README lists all fields. */
export const openLog = ({ level, role }: { readonly level: string; readonly role: string }): Log =>
  pino({
    level,
    base: { role, pid: process.pid, host: os.hostname(), version: manifest.version },
    timestamp: pino.stdTimeFunctions.isoTime,
  })
