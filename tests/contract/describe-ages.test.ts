import { describe, expect, it } from 'vitest'
import { describeAges } from '../../src/contract/describe-ages.ts'

const texts = { ages: '{ages} Jahre', agesFrom: 'ab {age} Jahren' }

describe('Ages on a card', () => {
  it.each([
    ['3-6', '3–6 Jahre'],
    ['12+', 'ab 12 Jahren'],
    ['21-99', 'ab 21 Jahren'],
  ])('say %s as %s', (ages, words) => {
    expect(describeAges(ages, texts)).toBe(words)
  })
})
