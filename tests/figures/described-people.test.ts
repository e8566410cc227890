import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../src/contract/languages.ts'
import { DESCRIBED_PEOPLE } from './described-people.ts'
import { drawingFor, outcomeOf } from './requested-parts.ts'

const DRAWN_SHARE = 0.95

describe('A hundred described people', () => {
  test('are a hundred, of every age, in seven languages', () => {
    expect(DESCRIBED_PEOPLE).toHaveLength(100)
    expect(new Set(DESCRIBED_PEOPLE.map(({ language }) => language))).toEqual(new Set(LANGUAGES))
    const ages = DESCRIBED_PEOPLE.map(({ age }) => age)
    expect([Math.min(...ages), Math.max(...ages)]).toEqual([0, 95])
  })

  test('show what was said of them, and nothing else in its place', () => {
    const outcomes = DESCRIBED_PEOPLE.flatMap(person =>
      person.requested.map(requested => ({
        said: `${person.language} ${person.name}: ${requested}`,
        outcome: outcomeOf(person, requested),
      })),
    )
    const of = (outcome: string) => outcomes.filter(one => one.outcome === outcome).map(({ said }) => said)
    console.info(
      `described people: ${of('drawn').length} of ${outcomes.length} features drawn, ${of('replaced').length} replaced`,
    )
    expect(of('replaced')).toEqual([])
    if (of('drawn').length / outcomes.length < DRAWN_SHARE) expect(of('missing')).toEqual([])
  })

  test('are told what is not in the picture, in their own words, and of nothing that is', () => {
    for (const person of DESCRIBED_PEOPLE) {
      const { undrawn } = drawingFor(person)
      expect([person.name, undrawn]).toEqual([person.name, person.undrawn ?? undrawn.filter(() => false)])
    }
  })
})
