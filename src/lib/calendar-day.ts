export interface CalendarDay {
  readonly year: number
  readonly month: number
  readonly day: number
}

/** `at` in milliseconds since 1970; IANA time zone, default the browser's. */
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
