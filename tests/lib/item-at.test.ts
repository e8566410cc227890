import { expect, test } from 'vitest'
import { itemAt } from '../../src/lib/item-at.ts'

test('gives the entry, and says which one is missing', () => {
  expect(itemAt(['a', 'b'], 1)).toBe('b')
  expect(itemAt([0], 0)).toBe(0)
  expect(() => itemAt(['a', 'b'], 2)).toThrow('there is no entry 2 among 2')
  expect(() => itemAt([], -1)).toThrow(RangeError)
})
