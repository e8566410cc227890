import { expect, test } from 'vitest'
import { networkOf } from '../../../src/api/stories/claims.ts'

test('a network is the same one however its addresses are written', () => {
  const written = [
    '2001:DB8:AA:BB::1',
    '2001:db8:aa:bb::2',
    '2001:0db8:00aa:00bb:0:0:0:3',
    '2001:db8:aa:bb:1:2:3:4%eth0',
  ]
  expect(new Set(written.map(networkOf))).toEqual(new Set(['2001:db8:aa:bb::/64']))
  expect(['::ffff:192.0.2.7', '::FFFF:c000:207', '192.0.2.7'].map(networkOf)).toEqual(Array(3).fill('192.0.2.7'))
  expect(networkOf('::1')).toBe('0:0:0:0::/64')
  expect(networkOf('2001:db8::1:0:0:1')).toBe('2001:db8:0:0::/64')
})
