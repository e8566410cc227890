import { describe, expect, it } from 'vitest'
import { endOf, nearest, progressAt, readingText, startOf } from '../../../src/stores/reader/reading-text.ts'
import { minutesFor } from '../../../src/stores/reader/reading-time.ts'
import { sampleStory } from '../sample-story.ts'

const story = sampleStory('complete')
const text = readingText({ ...story, chapters: story.chapters.toReversed(), length: 1790, targetAge: '20+' })
const at = (chapter: number, paragraph = 0, offset = 0) => ({ chapter, paragraph, offset })

describe('A text to read', () => {
  it('has its chapters in order, each split at its line breaks', () => {
    expect(text.chapters.map(({ number }) => number)).toEqual([1, 2, 3])
    expect(text.chapters[0]?.paragraphs).toEqual(['Der Wald war still.', 'Nur der Fuchs nicht.'])
  })

  it('is read from nothing to everything, and never backwards', () => {
    const positions = [at(1), at(1, 0, 5), at(1, 1), at(2), at(2, 1, 3), at(3), at(3, 1), endOf(text)]
    const percents = positions.map(position => progressAt(text, position).percent)
    expect(percents).toEqual(percents.toSorted((one, other) => one - other))
    expect([percents[0], percents.at(-1)]).toEqual([0, 100])
    expect(progressAt(text, at(3, 1, 19)).percent).toBe(99)
    expect(startOf(text)).toEqual(at(1))
  })

  it('says how many minutes are left, and none only at the end', () => {
    expect(progressAt(text, startOf(text)).minutesLeft).toBe(10)
    expect(progressAt(text, at(3, 1, 19)).minutesLeft).toBe(1)
    expect(progressAt(text, endOf(text)).minutesLeft).toBe(0)
  })

  it('finds the nearest place when the story has become shorter', () => {
    expect(nearest(text, at(2, 1, 3))).toEqual(at(2, 1, 3))
    expect(nearest(text, at(2, 1, 900))).toEqual(at(2, 1, 20))
    expect(nearest(text, at(2, 40, 7))).toEqual(at(2, 1, 0))
    expect(nearest(text, at(12, 4, 7))).toEqual(at(1))
  })

  it('of no words at all is read', () => {
    const empty = readingText({ ...story, chapters: [] })
    expect(progressAt(empty, startOf(empty))).toEqual({ percent: 100, minutesLeft: 0 })
  })
})

describe('The time that is left', () => {
  it('goes by the pace of the language and of the age', () => {
    expect(minutesFor(2280, 1, 'en', '20+')).toBeCloseTo(10)
    expect(minutesFor(2280, 0.5, 'en', 'toddler')).toBeCloseTo(5)
    expect(minutesFor(1790, 1, 'de', 'child')).toBeCloseTo(18.92, 1)
    expect(minutesFor(1840, 1, 'th', '20+')).toBeCloseTo(10)
    expect(minutesFor(1840, 1, 'constructor', '20+')).toBeCloseTo(10)
  })
})
