import { DAY_MS } from './day.ts'

/** A time without a zone, `2026-12-24T17:00`. */
export type LocalTime = string

const LOCAL_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/

export function isTimeZone(name: string): boolean {
  try {
    formatIn(name)
    return true
  } catch {
    return false
  }
}

/** Milliseconds since 1970. The first of two equal times; a time that the zone skips comes as much later. NaN for other text. */
export function zonedTime(local: LocalTime, timeZone: string): number {
  const read = readAsUtc(local)
  if (Number.isNaN(read)) return read
  const [before, after] = [read - DAY_MS, read + DAY_MS].map(at => read - offsetAt(at, timeZone)) as [number, number]
  const fitting = [before, after].filter(at => localTime(at, timeZone) === local)
  return fitting.length > 0 ? Math.min(...fitting) : before
}

/** The time on a clock of the zone, to the minute. */
export const localTime = (at: number, timeZone: string): LocalTime => formatIn(timeZone).format(at).replace(' ', 'T')

/** NaN for a day or an hour that there is not. */
function readAsUtc(local: LocalTime): number {
  const read = LOCAL_TIME.test(local) ? Date.parse(`${local}Z`) : Number.NaN
  return Number.isNaN(read) || new Date(read).toISOString().startsWith(local) ? read : Number.NaN
}

const offsetAt = (at: number, timeZone: string): number =>
  readAsUtc(localTime(at, timeZone)) - Math.floor(at / 60_000) * 60_000

/** Swedish is written like ISO 8601. */
const formatIn = (timeZone: string) =>
  new Intl.DateTimeFormat('sv-u-ca-gregory-nu-latn', { timeZone, dateStyle: 'short', timeStyle: 'short' })
