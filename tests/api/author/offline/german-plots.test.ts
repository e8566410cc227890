import { describe, expect, test } from 'vitest'
import { withNeedsMet } from '../../../../src/api/author/offline/candidates.ts'
import { german } from '../../../../src/api/author/offline/de/german.ts'
import type { Beat, Slot, SlotName } from '../../../../src/api/author/offline/language-pack.ts'
import { CATEGORIES } from '../../../../src/contract/categories.ts'
import { TARGET_AGES } from '../../../../src/contract/options.ts'

const OBLIGATORY: readonly SlotName[] = ['portrait', 'road', 'key']
const withoutOptional = (text: string): string => text.replace(/<[^<>]*>/gu, '')
const isMentioned = (beat: Beat | Slot): beat is Beat => !('slot' in beat) && beat.rank === 0
const namesLocation = ({ phrasings: render, short = [] }: Beat): boolean =>
  [...render, ...short].every(text => /\{[Dd]ort\}/u.test(withoutOptional(text)))

const candidatesOf = (beats: readonly Beat[]) =>
  beats.map(beat => ({ beat, scene: 0, paragraphs: [], phrasing: '', wording: '', fixed: 0, optional: 0 }))

describe('the German plots', () => {
  test.each(CATEGORIES.flatMap(category => TARGET_AGES.map(age => [category, age] as const)))(
    'are at least five for %s, %s',
    (category, age) => {
      const fitting = german.plots.filter(plot => plot.categories.includes(category) && plot.ages.includes(age))
      expect(fitting.length).toBeGreaterThanOrEqual(age === 'toddler' ? 5 : 6)
    },
  )

  test.each(german.plots.map(plot => [plot.id, plot] as const))(
    'name the place, however they are told: %s',
    (_, plot) => {
      const beats = plot.scenes.flatMap(({ beats }) => beats)
      expect(beats.filter(isMentioned).some(namesLocation)).toBe(true)
    },
  )

  const old = german.plots.filter(({ sockets }) => sockets === undefined)
  test.each(old.map(plot => [plot.id, plot] as const))('mark where the answers may stand: %s', (_, plot) => {
    const marks = plot.scenes.flatMap(({ beats }) => beats).flatMap(beat => ('slot' in beat ? [beat.slot] : []))
    expect(marks).toEqual(expect.arrayContaining([...OBLIGATORY]))
  })
})

describe('the German episodes', () => {
  test('have names of their own, and titles that no other has', () => {
    const ids = german.episodes.map(({ id }) => id)
    const titles = german.episodes.flatMap(({ titles }) => titles)
    expect(new Set(ids).size).toBe(ids.length)
    expect(new Set(titles).size).toBe(titles.length)
  })

  test.each(TARGET_AGES.flatMap(age => CATEGORIES.map(category => [age, category] as const)))(
    'are enough for the longest story for %s, %s',
    (age, category) => {
      const fitting = german.episodes.filter(
        ({ ages, categories }) => ages.includes(age) && (categories.length === 0 || categories.includes(category)),
      )
      expect(fitting.length).toBeGreaterThanOrEqual(age === 'toddler' ? 12 : 38)
    },
  )

  test('stay out of the house when they need a street', () => {
    const leash = german.episodes.find(({ id }) => id === 'leash')
    const beats = leash?.beats.filter(isMentioned) ?? []
    expect(beats.length).toBeGreaterThan(0)
    expect(withNeedsMet(candidatesOf(beats), ['child', 'inside'])).toEqual([])
    expect(withNeedsMet(candidatesOf(beats), ['child'])).toHaveLength(beats.length)
  })

  test('leave the one who helps at a price out of it', () => {
    const texts = german.episodes.flatMap(({ beats }) => beats.flatMap(beat => ('slot' in beat ? [] : beat.phrasings)))
    expect(texts.filter(text => /\{[Bb][.}]/u.test(text))).toEqual([])
  })
})
