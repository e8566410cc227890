import type { Edition } from '../../contract/shop.ts'

/**
 * Rates of the EU's member states, in hundredths of a per cent, each from a day on.
 *
 * Source: Taxes in Europe Database of the European Commission (https://ec.europa.eu/taxation_customs/tedb), categories STANDARD and
 * point 6 of Annex III of Directive 2006/112/EC (books), as read on 26 August 2025; with the acts that have changed them since, as
 * known on 23 November 2026: FI (13.5 % from 1 January 2026), LT (5 % from 1 January 2026). Denmark's plan to free books of VAT is
 * not in here: look at it before selling there. A file has a book's rate only where that country's law names files, or books read
 * aloud; elsewhere, and where that was not certain, the standard rate. Italy's 4 % is for books with an ISBN, which ours have not.
 * Canary Islands, Ceuta, Melilla, Azores, Madeira, Corsica, Åland and the like have the rates of their state here.
 */
const RATES: Readonly<Record<string, readonly CountryRates[]>> = {
  AT: [since('2020-07-01', 2000, { paperback: 1000, ebook: 1000 })],
  BE: [since('2019-04-01', 2100, { paperback: 600, ebook: 600 })],
  BG: [since('2020-07-01', 2000, { paperback: 900, ebook: 900 })],
  CY: [since('2023-07-21', 1900, { paperback: 300, ebook: 300 })],
  CZ: [since('2024-01-01', 2100, { paperback: 0, ebook: 0, audiobook: 0 })],
  DE: [since('2021-01-01', 1900, { paperback: 700, ebook: 700, audiobook: 700 })],
  DK: [since('1992-01-01', 2500, {})],
  EE: [
    since('2024-01-01', 2200, { paperback: 900, ebook: 900 }),
    since('2025-07-01', 2400, { paperback: 900, ebook: 900 }),
  ],
  ES: [since('2020-04-23', 2100, { paperback: 400, ebook: 400, audiobook: 400 })],
  FI: [
    since('2025-01-01', 2550, { paperback: 1400, ebook: 1400, audiobook: 1400 }),
    since('2026-01-01', 2550, { paperback: 1350, ebook: 1350, audiobook: 1350 }),
  ],
  FR: [since('2014-01-01', 2000, { paperback: 550, ebook: 550, audiobook: 550 })],
  GR: [since('2016-06-01', 2400, { paperback: 600 })],
  HR: [since('2019-01-01', 2500, { paperback: 500, ebook: 500 })],
  HU: [since('2012-01-01', 2700, { paperback: 500 })],
  IE: [since('2024-01-01', 2300, { paperback: 0, ebook: 0, audiobook: 0 })],
  IT: [since('2013-10-01', 2200, {})],
  LT: [
    since('2019-07-01', 2100, { paperback: 900, ebook: 900 }),
    since('2026-01-01', 2100, { paperback: 500, ebook: 500 }),
  ],
  LU: [since('2024-01-01', 1700, { paperback: 300, ebook: 300, audiobook: 300 })],
  LV: [since('2022-01-01', 2100, { paperback: 500, ebook: 500 })],
  MT: [since('2019-07-23', 1800, { paperback: 500, ebook: 500, audiobook: 500 })],
  NL: [since('2020-01-01', 2100, { paperback: 900, ebook: 900, audiobook: 900 })],
  PL: [since('2019-11-01', 2300, { paperback: 500, ebook: 500, audiobook: 500 })],
  PT: [since('2020-01-01', 2300, { paperback: 600, ebook: 600 })],
  RO: [since('2025-08-01', 2100, { paperback: 1100, ebook: 1100 })],
  SE: [since('2019-07-01', 2500, { paperback: 600, ebook: 600, audiobook: 600 })],
  SI: [since('2020-01-01', 2200, { paperback: 500, ebook: 500 })],
  SK: [since('2025-01-01', 2300, { paperback: 500 })],
}

/** Monaco is taxed as France (Art. 7 of Directive 2006/112/EC). */
const TAXED_AS: Readonly<Record<string, string>> = { MC: 'FR', EL: 'GR' }

type Sold = Exclude<Edition, 'webbook'>
type Reduced = Readonly<Partial<Record<Sold, number>>>

interface CountryRates {
  /** Day from which on they hold. */
  readonly from: string
  readonly standard: number
  readonly reduced: Reduced
}

function since(from: string, standard: number, reduced: Reduced): CountryRates {
  return { from, standard, reduced }
}

export const EU_COUNTRIES: readonly string[] = Object.keys(RATES)

/** The member state that taxes what is sold in a country; undefined outside of the EU. */
export function memberState(country: string): string | undefined {
  const state = TAXED_AS[country] ?? country
  return EU_COUNTRIES.includes(state) ? state : undefined
}

/** Of a member state on a day. Throws for other countries. Before the first known rates, those. */
export function vatRate(state: string, edition: Edition, day: string): number {
  const [first, ...later] = RATES[state] ?? []
  if (!first) throw new Error('no rates of this country are known')
  const rates = later.findLast(({ from }) => from <= day) ?? first
  return (edition === 'webbook' ? undefined : rates.reduced[edition]) ?? rates.standard
}
