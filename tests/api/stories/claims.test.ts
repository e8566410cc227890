import { describe, expect, it } from 'vitest'
import { isClaim, keyedHash, networkOf, newClaim } from '../../../src/api/stories/claims.ts'

describe('A claim', () => {
  it('is a secret that cannot be guessed, and each is another', () => {
    const claims = Array.from({ length: 100 }, newClaim)
    expect(new Set(claims).size).toBe(100)
    expect(claims.every(isClaim)).toBe(true)
  })

  it.each(['', 'short', 'a'.repeat(44), '../../../../etc/passwd'.padEnd(43, '.'), undefined])('is not %j', value => {
    expect(isClaim(value)).toBe(false)
  })

  it('is kept as a hash that needs our secret and its purpose', () => {
    const claim = newClaim()
    expect(keyedHash('secret', 'claim', claim)).toBe(keyedHash('secret', 'claim', claim))
    expect(keyedHash('other', 'claim', claim)).not.toBe(keyedHash('secret', 'claim', claim))
    expect(keyedHash('secret', 'network', claim)).not.toBe(keyedHash('secret', 'claim', claim))
  })
})

describe('A network', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })
})
