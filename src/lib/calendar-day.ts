/** A day as a calendar on the wall says it; months are counted from 1. */
export interface CalendarDay {
  readonly year: number
  readonly month: number
  readonly day: number
}

/** The day at a moment (milliseconds since 1970) in a time zone (IANA); without one, where the browser is. */
export function calendarDay(at: number, timeZone?: string): CalendarDay {
  const parts = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  }).formatToParts(at)
  const of = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find(part => part.type === type)?.value)
  return { year: of('year'), month: of('month'), day: of('day') }
}
