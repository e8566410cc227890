const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** "3 Tage und 5 Stunden": hours only within the last day, minutes within the last hour. */
export function waitingTime(language: string, left: number): string {
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

const unit = (language: string, value: number, name: 'day' | 'hour' | 'minute'): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay: 'long' }).format(value)
