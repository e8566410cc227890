import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { taxationOf } from '../../../src/api/invoices/taxation.ts'
import { EU_COUNTRIES, memberState, vatRate } from '../../../src/api/invoices/vat-rates.ts'

const FILE = new URL('../../../src/api/invoices/vat-rates.ts', import.meta.url)
const DAY = '2026-11-24'

describe('The table of rates', () => {
  it('has the 27 member states, and says where its rates are from and when they were read', () => {
    expect(EU_COUNTRIES.toSorted().join(' ')).toBe(
      'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK',
    )
    const text = readFileSync(FILE, 'utf8')
    expect(text).toContain('https://ec.europa.eu/taxation_customs/tedb')
    expect(text).toMatch(/as read on \d+ \w+ \d{4}/)
  })

  it('has standard rates within the law, and no book above them', () => {
    for (const state of EU_COUNTRIES) {
      const standard = vatRate(state, 'webbook', DAY)
      expect(standard).toBeGreaterThanOrEqual(1500)
      expect(standard).toBeLessThanOrEqual(2700)
      for (const edition of ['ebook', 'audiobook', 'paperback'] as const)
        expect(vatRate(state, edition, DAY)).toBeLessThanOrEqual(standard)
    }
  })

  it('changes on the day on which the law does', () => {
    expect([vatRate('EE', 'audiobook', '2025-06-30'), vatRate('EE', 'audiobook', '2025-07-01')]).toEqual([2200, 2400])
    expect([vatRate('LT', 'paperback', '2025-12-31'), vatRate('LT', 'paperback', '2026-01-01')]).toEqual([900, 500])
    expect(vatRate('FI', 'ebook', DAY)).toBe(1350)
    expect(vatRate('DE', 'ebook', '1999-01-01')).toBe(700)
  })

  it('knows files, books read aloud and printed books apart', () => {
    const rates = (state: string) => (['ebook', 'audiobook', 'paperback'] as const).map(one => vatRate(state, one, DAY))
    expect(rates('DE')).toEqual([700, 700, 700])
    expect(rates('AT')).toEqual([1000, 2000, 1000])
    expect(rates('HU')).toEqual([2700, 2700, 500])
    expect(rates('DK')).toEqual([2500, 2500, 2500])
    expect(rates('FR')).toEqual([550, 550, 550])
  })

  it('takes Monaco for France, and no other country for a member', () => {
    expect(memberState('MC')).toBe('FR')
    for (const other of ['CH', 'GB', 'NO', 'LI', 'US', 'TR', 'TH', '', 'XX', '__proto__', 'constructor'])
      expect(memberState(other)).toBeUndefined()
  })
})

describe('Who taxes a sale', () => {
  const sale = (country: string | null) => ({ edition: 'ebook', country, day: DAY }) as const
  const seller = (scheme: 'countries' | 'own' | 'small-business' | 'none') => ({ country: 'DE', scheme })

  it('is the country of the buyer, the own one below the threshold, and the own one where it is not known', () => {
    expect(taxationOf(seller('countries'), sale('AT'))).toEqual({ reason: 'rate', rate: 1000, country: 'AT' })
    expect(taxationOf(seller('own'), sale('AT'))).toEqual({ reason: 'rate', rate: 700, country: 'DE' })
    expect(taxationOf(seller('countries'), sale(null))).toEqual({ reason: 'rate', rate: 700, country: 'DE' })
  })

  it('is nobody outside of the EU, with a small business, or where the seller says so', () => {
    for (const scheme of ['countries', 'own'] as const)
      expect(taxationOf(seller(scheme), sale('CH'))).toEqual({ reason: 'outside-eu', rate: 0, country: 'CH' })
    expect(taxationOf(seller('small-business'), sale('AT'))).toEqual({
      reason: 'small-business',
      rate: 0,
      country: 'DE',
    })
    expect(taxationOf(seller('none'), sale('AT'))).toEqual({ reason: 'untaxed', rate: 0, country: null })
  })

  it('with a seller outside of the EU is still the country of a buyer within', () => {
    const swiss = { country: 'CH', scheme: 'countries' } as const
    expect(taxationOf(swiss, sale('AT'))).toMatchObject({ rate: 1000, country: 'AT' })
    expect(taxationOf(swiss, sale(null))).toMatchObject({ reason: 'outside-eu', rate: 0 })
  })
})
