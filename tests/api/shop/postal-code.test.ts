import { describe, expect, it } from 'vitest'
import { POSTED_TO } from '../../../src/api/outside/payment/checkout-params.ts'
import { isAddressDoubtful } from '../../../src/api/shop/postal-code.ts'

/** As people of each country write theirs, the second in another way. */
const WRITTEN: Readonly<Record<(typeof POSTED_TO)[number], readonly [string, string]>> = {
  AT: ['1010', 'A-6020'],
  BE: ['1000', 'B-9000'],
  BG: ['1000', '9002 '],
  CH: ['8001', 'CH-3011'],
  CY: ['1065', 'CY-4000'],
  CZ: ['110 00', '60200'],
  DE: ['10115', 'D-01067'],
  DK: ['1050', 'DK-8000'],
  EE: ['10111', '51003'],
  ES: ['28013', '08001'],
  FI: ['00100', 'FI-20100'],
  FR: ['75001', 'F-13001'],
  GB: ['SW1A 1AA', 'm1 1ae'],
  GR: ['105 57', '54624'],
  HR: ['10000', 'HR-21000'],
  HU: ['1051', 'H-6720'],
  IE: ['D02 X285', 'a65f4e2'],
  IT: ['00184', 'I-20121'],
  LI: ['9490', 'FL-9485'],
  LT: ['01103', 'LT-44280'],
  LU: ['1009', 'L-2449'],
  LV: ['LV-1050', '3001'],
  MT: ['VLT 1117', 'SLM1548'],
  NL: ['1012 JS', '3511lx'],
  NO: ['0150', 'N-5003'],
  PL: ['00-001', '30 059'],
  PT: ['1100-148', '4000 322'],
  RO: ['010011', 'RO-400001'],
  SE: ['111 22', 'SE-41103'],
  SI: ['1000', 'SI-2000'],
  SK: ['811 01', '04001'],
}

describe('An address', () => {
  it.each(POSTED_TO)('in %s is not doubted with a postal code as people write it there', country => {
    expect(WRITTEN[country].filter(postalCode => isAddressDoubtful({ country, postalCode }))).toEqual([])
  })

  it.each(POSTED_TO)('in %s is doubted with none, a word, or too many digits', country => {
    const wrong = ['', 'Berlin', '12', '123456789', '1011x']
    expect(wrong.filter(postalCode => !isAddressDoubtful({ country, postalCode }))).toEqual([])
  })

  it('in Berlin with four digits is doubted', () => {
    expect(isAddressDoubtful({ country: 'DE', postalCode: '1011' })).toBe(true)
    expect(isAddressDoubtful(null)).toBe(false)
  })
})
