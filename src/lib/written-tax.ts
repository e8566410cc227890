import { localeFor } from './written.ts'

/** Hundredths of a per cent: 7 %, 5,5 %. */
export const writtenRate = (language: string, rate: number): string =>
  new Intl.NumberFormat(localeFor(language), { style: 'percent', maximumFractionDigits: 2 }).format(rate / 10_000)

/** The name of a country (ISO 3166-1); the code itself of one without a name. */
export function writtenCountry(language: string, code: string): string {
  try {
    return new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code
  } catch {
    return code
  }
}
