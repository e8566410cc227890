import { describe, expect, it } from 'vitest'
import type { Values } from '../../../src/stores/wizard/draft.ts'
import { heroOf } from '../../../src/stores/wizard/hero.ts'

const VALUES: Values = {
  name: ' Jule ',
  age: '9',
  gender: 'female',
  hair: 'brown',
  eyes: 'green',
  build: ['small'],
  peculiarities: 'roter Rollstuhl',
}

describe('The hero of the answers', () => {
  it('is nobody until something of the looks was answered: a name draws no person', () => {
    expect(heroOf(VALUES, new Set(['name', 'location']))).toBeUndefined()
    expect(heroOf({ ...VALUES, age: ' ' }, new Set(['name', 'age']))).toBeUndefined()
    expect(heroOf({ ...VALUES, build: [] }, new Set(['build']))).toBeUndefined()
  })

  it('is what the answers say', () => {
    expect(heroOf(VALUES, new Set(['age']))).toEqual({
      name: 'Jule',
      person: {
        age: 9,
        gender: 'female',
        hair: 'brown',
        eyes: 'green',
        build: ['small'],
        peculiarities: 'roter Rollstuhl',
      },
    })
  })

  it.each([
    ['', 8],
    ['old', 8],
    ['-3', 8],
    ['1000000', 99_999],
  ])('takes an age of "%s" for %i', (age, drawn) => {
    expect(heroOf({ ...VALUES, age }, new Set(['hair']))?.person.age).toBe(drawn)
  })

  it.each([
    ['toddler', 4],
    ['child', 8],
    ['12-20', 16],
    ['20+', 34],
  ])('is as old as readers of "%s" where no age is given', (targetAge, drawn) => {
    expect(heroOf({ ...VALUES, age: '', targetAge }, new Set(['hair']))?.person.age).toBe(drawn)
    expect(heroOf({ ...VALUES, targetAge }, new Set(['hair']))?.person.age).toBe(9)
  })
})
