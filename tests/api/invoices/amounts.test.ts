import { describe, expect, it } from 'vitest'
import { containedTax, creditedPart } from '../../../src/api/invoices/amounts.ts'

const RATES = [0, 210, 300, 400, 550, 700, 900, 1000, 1350, 1900, 2100, 2500, 2550, 2700]

describe('The VAT of a price', () => {
  it('and the net amount add up to it, and are right to half a cent, for every price up to 100 euros at every rate', () => {
    for (const rate of RATES) {
      for (let gross = 1; gross <= 10_000; gross += 1) {
        const { net, tax } = containedTax(gross, rate)
        if (net + tax !== gross || tax < 0) throw new Error(`${gross} at ${rate}: ${net} + ${tax}`)
        const exact = (gross * 10_000) / (10_000 + rate)
        if (Math.abs(net - exact) > 0.5) throw new Error(`${gross} at ${rate}: ${net} for ${exact}`)
      }
    }
  })

  it.each([
    [450, 700, 421, 29],
    [500, 1900, 420, 80],
    [2900, 550, 2749, 151],
    [1, 2700, 1, 0],
    [900, 0, 900, 0],
  ])('of %i at %i is what the law makes it: %i and %i', (gross, rate, net, tax) => {
    expect(containedTax(gross, rate)).toEqual({ gross, net, tax })
  })

  it('is exact for the largest amount that the database holds', () => {
    const gross = 2 ** 31 - 1
    const { net, tax } = containedTax(gross, 2550)
    expect(net + tax).toBe(gross)
    expect(BigInt(net)).toBe((BigInt(gross) * 20_000n + 12_550n) / 25_100n)
  })
})

describe('Parts that go back', () => {
  it('add up to the whole, net and tax, however it is parted', () => {
    for (const rate of RATES) {
      for (const gross of [1, 3, 99, 450, 501, 2900]) {
        const whole = containedTax(gross, rate)
        for (const step of [1, 2, 7, 100]) {
          const sum = { gross: 0, net: 0, tax: 0 }
          for (let before = 0; before < gross; before += step) {
            const part = creditedPart(whole, before, Math.min(gross, before + step))
            expect(part.tax).toBeGreaterThanOrEqual(0)
            expect(part.net).toBeGreaterThanOrEqual(0)
            expect(part.net + part.tax).toBe(part.gross)
            sum.gross += part.gross
            sum.net += part.net
            sum.tax += part.tax
          }
          expect(sum).toEqual(whole)
        }
      }
    }
  })
})
