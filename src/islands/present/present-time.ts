import type { Language } from '../../contract/languages.ts'

const HOUR = 3_600_000

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
