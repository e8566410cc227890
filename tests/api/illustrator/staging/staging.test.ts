import { describe, expect, it } from 'vitest'
import { planChapter } from '../../../../src/api/illustrator/chapter-plan.ts'
import { drawCovers } from '../../../../src/api/illustrator/draw-covers.ts'
import { drawScene } from '../../../../src/api/illustrator/draw-scene.ts'
import { castOf } from '../../../../src/api/illustrator/figures/cast.ts'
import { PICTURE } from '../../../../src/api/illustrator/format.ts'
import { LOCATION_NAMES } from '../../../../src/api/illustrator/locations/location-table.ts'
import { randomFrom } from '../../../../src/api/illustrator/paper/random.ts'
import type { PictureBrief } from '../../../../src/api/illustrator/picture-brief.ts'
import { planScenes, wordsOf } from '../../../../src/api/illustrator/scene-plan.ts'
import { COVER_THEMES, DISTANCES } from '../../../../src/api/illustrator/staging/shot.ts'
import { heightOf, THING_NAMES, thingMarkup } from '../../../../src/api/illustrator/things/thing-table.ts'
import { CATEGORIES } from '../../../../src/contract/categories.ts'
import { pictureBrief, TITLED } from '../picture-brief.ts'

const THINGS_LEAST = 120
const LOCATIONS_LEAST = 40
const CHAPTERS = 12
const SMALL_PX = 40
const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f'] as const
const story = { things: ['piano', 'key', 'letter'], locations: ['kitchen', 'stairwell'] }
const brief = (changes: Partial<PictureBrief> = {}) =>
  pictureBrief({ companions: 0, relations: [], location: '', story, ...changes })
const coversOf = (of: PictureBrief) => planScenes(randomFrom(`${of.seed}/plan`), of)
const chaptersOf = (of: PictureBrief, who: readonly number[] = []) =>
  Array.from({ length: CHAPTERS }, (_, index) =>
    planChapter(of, { chapter: index + 1, count: CHAPTERS, place: '', who }),
  )

describe('What can be drawn', () => {
  it(`is ${THINGS_LEAST} things and ${LOCATIONS_LEAST} locations at least, each another drawing`, () => {
    expect(new Set(THING_NAMES.map(name => thingMarkup(name))).size).toBeGreaterThanOrEqual(THINGS_LEAST)
    expect(LOCATION_NAMES.length).toBeGreaterThanOrEqual(LOCATIONS_LEAST)
  })

  it('has numbers in every shape, and a size beside a child', () => {
    const broken = THING_NAMES.filter(name => /NaN|undefined/.test(thingMarkup(name)) || heightOf(name) <= 0)
    expect(broken).toEqual([])
  })

  it.each(LOCATION_NAMES)('%s is drawn by day and by night', name => {
    const of = brief()
    const story = { things: [], locations: [name] }
    for (const timeOfDay of ['day', 'night'] as const) {
      const planned = planChapter(of, { chapter: 1, count: 1, place: '', who: [], timeOfDay, story })
      expect(planned.motif).toBe(name)
      const scene = { ...planned, ...(planned.shot && { shot: { ...planned.shot, distance: 'whole' as const } }) }
      const { pixels } = drawScene(randomFrom(name), scene, castOf(of), PICTURE, SMALL_PX)
      expect(new Set(pixels).size).toBeGreaterThan(16)
    }
  })
})

describe('The four covers of a story', () => {
  it.each(CATEGORIES)('of %s ask four questions and show its place and its key thing', category => {
    for (const seed of SEEDS) {
      const scenes = coversOf(brief({ seed, category }))
      expect(scenes.map(({ shot }) => shot?.theme)).toEqual([...COVER_THEMES])
      expect(scenes[0]?.motif).toBe('kitchen')
      expect(scenes.map(({ shot }) => shot?.things[0])).toEqual(['piano', 'piano', 'piano', 'piano'])
      expect(new Set(scenes.map(({ shot }) => `${shot?.theme}/${shot?.distance}`)).size).toBe(4)
    }
  })

  it('have nobody and nothing that the story does not name: no lantern, moon, fox or stranger', () => {
    for (const category of CATEGORIES) {
      for (const seed of SEEDS) {
        for (const { shot, company } of coversOf(brief({ seed, category }))) {
          expect(company).toMatchObject({ persons: [] })
          expect(company.animal).toBeUndefined()
          expect(shot?.hasMoon).toBe(false)
          expect(shot?.things).not.toContain('lantern')
        }
      }
    }
  })

  it('have who goes along where people are shown', () => {
    const relations = [{ gender: 'female', age: undefined, connection: 'Oma' }]
    const people = coversOf(brief({ companions: 1, relations })).find(({ shot }) => shot?.theme === 'people')
    expect(people?.company.persons).toEqual([0])
  })

  it('have no second bed in a bedroom, and the bed where nothing else is known', () => {
    const bedroom = (things: readonly string[]) => brief({ story: { things, locations: ['bedroom'] } })
    const [first] = coversOf(bedroom(['bed', 'wardrobe', 'kite']))
    expect(first?.motif).toBe('bedroom')
    expect(first?.shot?.things).toEqual(['kite'])
    expect(coversOf(bedroom(['bed']))[0]?.shot?.things).toEqual(['bed'])
  })

  it('have no hand waving under the title', () => {
    const poses = CATEGORIES.flatMap(category =>
      SEEDS.flatMap(seed => coversOf(brief({ seed, category })).map(({ company }) => company.pose)),
    )
    expect(poses).not.toContain('waving')
    expect(new Set(poses).size).toBeGreaterThanOrEqual(4)
  })

  it('are the same bytes for the same story, and tell what is there', async () => {
    const signal = new AbortController().signal
    const [one, other] = [
      await drawCovers(brief(), TITLED, signal, SMALL_PX),
      await drawCovers(brief(), TITLED, signal, SMALL_PX),
    ]
    expect(one.quadrants).toEqual(other.quadrants)
    expect(one.scenes.every(({ things }) => things?.[0] === 'piano')).toBe(true)
  })
})

describe('Chapters', () => {
  it('never have the same distance and pose as the one before', () => {
    for (const category of CATEGORIES) {
      for (const seed of SEEDS) {
        const looks = chaptersOf(brief({ seed, category })).map(({ shot, company }) => [shot?.distance, company.pose])
        const alike = looks.filter(([distance, pose], index) => {
          const before = looks[index - 1]
          return before !== undefined && (before[0] === distance || (before[0] === distance && before[1] === pose))
        })
        expect(alike).toEqual([])
      }
    }
  })

  it('show what is done where they are: somebody asleep in a bedroom, rowing on a lake, hiding in a garden', () => {
    const posesAt = (location: string, things: readonly string[] = ['key']) => {
      const own = { things: [], locations: [location] }
      const scenes = SEEDS.flatMap(seed =>
        Array.from({ length: 2 * CHAPTERS }, (_, index) =>
          planChapter(brief({ seed, story: { things, locations: [location] } }), {
            ...{ chapter: index + 1, count: 2 * CHAPTERS, place: '', who: [], story: own },
          }),
        ),
      )
      return new Set(scenes.map(({ company }) => company.pose))
    }
    expect(posesAt('bedroom')).toContain('asleep')
    expect(posesAt('kitchen')).toContain('at-table')
    expect(posesAt('lake')).toContain('in-boat')
    expect(posesAt('garden')).toContain('hiding')
    expect(posesAt('mountains')).toContain('climbing')
    expect(posesAt('street', ['parcel'])).toContain('carrying')
    expect(posesAt('street', ['teddy'])).toContain('hugging')
    for (const pose of ['in-bed', 'asleep', 'in-boat', 'carrying', 'hugging'] as const)
      expect(posesAt('street')).not.toContain(pose)
  })

  it('show one thing of the story after the other, where they name none of their own', () => {
    const shown = chaptersOf(brief()).map(({ shot }) => shot?.things[0])
    expect(new Set(shown)).toEqual(new Set(['piano', 'key', 'letter']))
  })

  it('use every distance in six', () => {
    const six = chaptersOf(brief()).slice(0, 6)
    expect(new Set(six.map(({ shot }) => shot?.distance))).toEqual(new Set(DISTANCES))
  })

  it('show where the chapter is and what it is about', () => {
    const own = { things: ['bicycle'], locations: ['beach'] }
    const scene = planChapter(brief(), { chapter: 2, count: 6, place: '', who: [], story: own })
    expect(wordsOf(scene)).toMatchObject({ motif: 'beach', things: ['bicycle'] })
  })
})
