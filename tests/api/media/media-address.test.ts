import { describe, expect, it } from 'vitest'
import { isValidAddress, mediaAddress } from '../../../src/api/media/media-address.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const NOW = Date.UTC(2026, 10, 21, 15)
const MEDIA = { story: '0b0e7a9c-0000-4000-8000-000000000000', file: 'cover-1.webp' }
const queryOf = (address: string) => {
  const { expires = '', signature = '' } = Object.fromEntries(new URLSearchParams(address.split('?')[1]))
  return { expires, signature }
}

describe('The address of a picture', () => {
  const query = queryOf(mediaAddress('secret', MEDIA, NOW))

  it('is good today and tomorrow, and dead after that', () => {
    expect(isValidAddress('secret', MEDIA, query, NOW)).toBe(true)
    expect(isValidAddress('secret', MEDIA, query, NOW + DAY_MS)).toBe(true)
    expect(isValidAddress('secret', MEDIA, query, NOW + 3 * DAY_MS)).toBe(false)
  })

  it('is the same all day, so that browsers can keep the picture', () => {
    expect(mediaAddress('secret', MEDIA, NOW + 1000)).toBe(mediaAddress('secret', MEDIA, NOW))
  })

  it('is good for its own file of its own story only', () => {
    expect(isValidAddress('secret', { ...MEDIA, file: 'cover-2.webp' }, query, NOW)).toBe(false)
    expect(isValidAddress('secret', { ...MEDIA, story: '0b0e7a9c-0000-4000-8000-000000000001' }, query, NOW)).toBe(
      false,
    )
    expect(isValidAddress('other', MEDIA, query, NOW)).toBe(false)
    expect(isValidAddress('secret', MEDIA, { ...query, expires: '99999' }, NOW)).toBe(false)
    expect(isValidAddress('secret', MEDIA, { ...query, signature: '' }, NOW)).toBe(false)
  })
})
