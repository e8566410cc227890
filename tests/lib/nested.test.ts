import { expect, test } from 'vitest'
import { nested } from '../../src/lib/nested.ts'
import { valueAt } from '../../src/lib/value-at.ts'

test('puts values at their dotted places, and finds them there', () => {
  const made = nested([
    ['a.b.c', 1],
    ['d', [2]],
    ['a.e', undefined],
  ])
  expect(JSON.stringify(made)).toBe('{"a":{"b":{"c":1}},"d":[2]}')
  expect(Object.keys(made.a as object)).toEqual(['b', 'e'])
  expect(valueAt(made, ['a', 'b', 'c'])).toBe(1)
  expect(valueAt(made, ['d', 'x', 'y'])).toBeUndefined()
})

test('takes the last value of a place that there is', () => {
  expect(
    nested([
      ['a.b', ''],
      ['a.b', 'said'],
      ['a.b', undefined],
    ]),
  ).toEqual({ a: { b: 'said' } })
})
