import { describe, expect, it } from 'vitest'
import { isLaunchOfferOpen, LAUNCH_OFFER } from '../../src/contract/launch-offer.ts'

const END = Date.parse(LAUNCH_OFFER.ends)

describe('the launch offer', () => {
  it('stands until the moment it ends, which is no longer part of it', () => {
    expect(isLaunchOfferOpen(END - 1)).toBe(true)
    expect(isLaunchOfferOpen(END)).toBe(false)
  })

  it('names its percentage in its codes', () => {
    expect(LAUNCH_OFFER.codes).toEqual(['EBOOK50', 'AUDIOBOOK50'])
    for (const code of LAUNCH_OFFER.codes) expect(code).toContain(String(LAUNCH_OFFER.percent))
  })
})
