import { expect, test } from 'vitest'
import { elapsed } from '../../src/lib/elapsed.ts'

test('writes seconds as minutes and two-digit seconds', () => {
  expect([0, 9.9, 60, 108, 3600].map(elapsed)).toEqual(['0:00', '0:09', '1:00', '1:48', '60:00'])
})
