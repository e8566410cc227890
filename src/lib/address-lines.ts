import { writtenCountry } from './written-tax.ts'

interface Address {
  readonly name: string
  readonly line1: string
  readonly line2: string | null
  readonly postalCode: string
  readonly city: string
  readonly state: string | null
  /** ISO 3166-1, two letters. */
  readonly country: string
}

/** Countries that write the code after the town. */
const CODE_LAST = new Set(['GB', 'IE'])

/** As on a label, the country in the reader's language. */
export function addressLines(address: Address, language: string): string[] {
  const { name, line1, line2, postalCode, city, state, country } = address
  const town = CODE_LAST.has(country) ? [city, postalCode] : [`${postalCode} ${city}`]
  return [name, line1, line2, ...town, state, writtenCountry(language, country)].filter((line): line is string =>
    Boolean(line),
  )
}
