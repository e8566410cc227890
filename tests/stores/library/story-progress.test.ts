import { describe, expect, it } from 'vitest'
import { storyProgress } from '../../../src/stores/library/story-progress.ts'
import { sampleStory } from '../sample-story.ts'

const story = { chapters: [1, 2, 3].map(number => ({ ...sampleStory('complete').chapters[0]!, number })) }
const read = (percent: number, at = 1) => ({ chapter: 2, paragraph: 1, offset: 0, percent, minutesLeft: 7, at })
const heard = (chapter: number, at: number) => ({ chapter, seconds: 3, at })

describe('How far a story is', () => {
  it('is unread before the first line', () => {
    expect(storyProgress(story, undefined, undefined)).toEqual({ state: 'unread' })
    expect(storyProgress(story, read(0), undefined)).toEqual({ state: 'unread' })
  })

  it('is what was read, up to the end', () => {
    expect(storyProgress(story, read(40), undefined)).toEqual({ state: 'reading', percent: 40, minutesLeft: 7 })
    expect(storyProgress(story, read(100), undefined)).toEqual({ state: 'finished', percent: 100 })
  })

  it('is what was heard, where that was later, and never full before its end', () => {
    expect(storyProgress(story, read(40, 1), heard(3, 2))).toEqual({ state: 'listening', percent: 75, chapter: 3 })
    expect(storyProgress(story, read(40, 3), heard(3, 2))).toMatchObject({ state: 'reading' })
    expect(storyProgress({ chapters: [] }, undefined, heard(9, 2))).toMatchObject({ percent: 90 })
  })
})
