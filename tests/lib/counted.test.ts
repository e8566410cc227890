import { expect, test } from 'vitest'
import { counted } from '../../src/lib/counted.ts'

const forms = { one: '{count} Jahr', other: '{count} Jahre' }

test('takes the form that the language uses for the number', () => {
  expect([0, 1, 7].map(count => counted('de', count, forms))).toEqual(['0 Jahre', '1 Jahr', '7 Jahre'])
  expect(counted('fr', 0, { one: '{count} an', other: '{count} ans' })).toBe('0 an')
})
