import { readFile, writeFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../src/contract/languages.ts'
import { DESCRIBED_PEOPLE } from './described-people.ts'
import { differencesOf, drawPeople } from './people-sheet.ts'
import { drawingFor, outcomeOf } from './requested-parts.ts'

const DRAWN_SHARE = 0.95
const SHEET = new URL('../../docs/described-people.webp', import.meta.url)
const README = new URL('../../README.md', import.meta.url)
/** Of 255: the sheet is compressed, the figures are not. */
const SAME_WITHIN = 4

describe('A hundred described people', () => {
  test('are a hundred, of every age, in seven languages', () => {
    expect(DESCRIBED_PEOPLE).toHaveLength(100)
    expect(new Set(DESCRIBED_PEOPLE.map(({ language }) => language))).toEqual(new Set(LANGUAGES))
    const ages = DESCRIBED_PEOPLE.map(({ age }) => age)
    expect([Math.min(...ages), Math.max(...ages)]).toEqual([0, 95])
  })

  test('show what was said of them, and nothing else in its place, as often as the README says', async () => {
    const outcomes = DESCRIBED_PEOPLE.flatMap(person =>
      person.requested.map(requested => ({
        said: `${person.language} ${person.name}: ${requested}`,
        outcome: outcomeOf(person, requested),
      })),
    )
    const of = (outcome: string) => outcomes.filter(one => one.outcome === outcome).map(({ said }) => said)
    const figures = `${of('drawn').length} of ${outcomes.length} features drawn, ${of('replaced').length} replaced`
    expect(await readFile(README, 'utf8')).toContain(figures)
    expect(of('replaced')).toEqual([])
    if (of('drawn').length / outcomes.length < DRAWN_SHARE) expect(of('missing')).toEqual([])
  })

  test('are told what is not in the picture, in their own words, and of nothing that is', () => {
    for (const person of DESCRIBED_PEOPLE) {
      const { undrawn } = drawingFor(person)
      expect([person.name, undrawn]).toEqual([person.name, person.undrawn ?? undrawn.filter(() => false)])
    }
  })

  test('look on the sheet of the documentation as they are drawn', async () => {
    if (process.env.UPDATE_REFERENCES === '1')
      await writeFile(SHEET, await drawPeople().webp({ quality: 82 }).toBuffer())
    const differences = await differencesOf(await readFile(SHEET), await drawPeople().png().toBuffer())
    const changed = DESCRIBED_PEOPLE.filter((_, index) => (differences[index] ?? 255) > SAME_WITHIN)
    expect(changed.map(({ name }) => name)).toEqual([])
  })
})
