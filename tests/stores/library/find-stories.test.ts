import { describe, expect, it } from 'vitest'
import type { StorySummary } from '../../../src/contract/story-summary.ts'
import { findStories, type StoryOrder } from '../../../src/stores/library/find-stories.ts'
import { sampleStory } from '../sample-story.ts'

const story = (title: string, day: number, more: Partial<StorySummary> = {}): StorySummary => ({
  ...sampleStory('complete', title),
  chapters: [],
  description: '',
  title,
  createdAt: `2026-11-0${day}T10:00:00.000Z`,
  ...more,
})
const BOOKS = [
  story('Émile und das Licht', 4, { description: 'Am Hafen von Kiel.' }),
  story('Zehn Tauben', 3),
  story('2 Tauben', 2, { chapters: [{ number: 1, title: 'İstanbul', mediaItems: [] }] }),
  story('10 Tauben', 1),
]

const find = (search: string, order: StoryOrder = 'newest') =>
  findStories(BOOKS, { search, order, language: 'de', readAt: id => (id === 'Zehn Tauben' ? 5 : 0) }).map(
    ({ title }) => title,
  )

describe('Looking for a book', () => {
  it.each([
    ['emile', ['Émile und das Licht']],
    ['KIEL licht', ['Émile und das Licht']],
    ['istanbul', ['2 Tauben']],
    ['tauben', ['Zehn Tauben', '2 Tauben', '10 Tauben']],
    ['tauben kiel', []],
    ['aub', []],
    ['tau', ['Zehn Tauben', '2 Tauben', '10 Tauben']],
    ['10', ['10 Tauben']],
    ['auben', ['Zehn Tauben', '2 Tauben', '10 Tauben']],
    ['.*', []],
  ])('by "%s" finds %j', (search, titles) => {
    expect(find(search)).toEqual(titles)
  })

  it.each([
    ['oldest', ['10 Tauben', '2 Tauben', 'Zehn Tauben', 'Émile und das Licht']],
    ['title', ['2 Tauben', '10 Tauben', 'Émile und das Licht', 'Zehn Tauben']],
    ['read', ['Zehn Tauben', 'Émile und das Licht', '2 Tauben', '10 Tauben']],
  ] as const)('in the order "%s" gives %j', (order, titles) => {
    expect(find('', order)).toEqual(titles)
  })

  it('finds Thai words, whose vowel signs are letters', () => {
    const thai = [story('กะลาสี', 1), story('กาลาสี', 2)]
    const found = findStories(thai, { search: 'กะลา', order: 'newest', language: 'th', readAt: () => 0 })
    expect(found.map(({ title }) => title)).toEqual(['กะลาสี'])
  })
})
