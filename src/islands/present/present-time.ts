import type { Language } from '../../contract/languages.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** "3 Tage und 5 Stunden": hours only within the last day, minutes within the last hour. */
export function waitingTime(language: Language, left: number): string {
  const rounded = Math.max(Math.ceil(left / MINUTE), 1) * MINUTE
  const [days, hours] = [Math.floor(rounded / DAY), Math.floor((rounded % DAY) / HOUR)]
  const minutes = Math.floor((rounded % HOUR) / MINUTE)
  const parts =
    days > 0
      ? [unit(language, days, 'day'), ...(hours > 0 ? [unit(language, hours, 'hour')] : [])]
      : hours > 0
        ? [unit(language, hours, 'hour')]
        : [unit(language, minutes, 'minute')]
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(parts)
}

const unit = (language: Language, value: number, name: 'day' | 'hour' | 'minute'): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay: 'long' }).format(value)

/** Day and hour in the zone of the giver, named where this device has another. */
export function momentOf(
  language: Language,
  { opensAt, timeZone }: { readonly opensAt: string; readonly timeZone: string },
  namesZone = true,
): string {
  const isHere = !namesZone || new Intl.DateTimeFormat().resolvedOptions().timeZone === timeZone
  return new Intl.DateTimeFormat(`${language}-u-ca-gregory`, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: hourDigits(language),
    minute: '2-digit',
    timeZone,
    ...(!isHere && { timeZoneName: 'short' as const }),
  }).format(new Date(opensAt))
}

/** Hours as the language's own short times have them: "06:00" in German, "6:00" in Spanish; `numeric` alone is "6:00" in both. */
function hourDigits(language: Language): '2-digit' | 'numeric' {
  const six = new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone: 'UTC' }).formatToParts(6 * HOUR)
  return six.find(({ type }) => type === 'hour')?.value.length === 2 ? '2-digit' : 'numeric'
}
