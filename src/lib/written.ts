/** English as it is written where prices are in euros: 22 November 2026. */
const LOCALES: Readonly<Record<string, string>> = { en: 'en-IE' }
/** The locale that a language is written in. */
export const localeFor = (language: string): string => LOCALES[language] ?? language

interface MoneyOptions {
  /** Whether round sums go without their decimals. */
  readonly isShort?: boolean
}

/** An amount in the currency's minor unit (ISO 4217), as a language writes it. */
export function writtenMoney(language: string, amount: number, currency: string, options: MoneyOptions = {}): string {
  const format = new Intl.NumberFormat(localeFor(language), {
    style: 'currency',
    currency,
    ...(options.isShort && { trailingZeroDisplay: 'stripIfInteger' as const }),
  })
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 0))
}

/** A day, `2026-12-31` or a time, as a language writes it; without a zone on the browser's calendar, `isGregorian` also in Thai. */
export function writtenDay(
  language: string,
  day: string | number,
  { timeZone, isGregorian }: { readonly timeZone?: string; readonly isGregorian?: boolean } = {},
): string {
  const locale = isGregorian ? `${localeFor(language)}-u-ca-gregory` : localeFor(language)
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(new Date(day))
}
