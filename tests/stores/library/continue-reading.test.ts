import { describe, expect, it } from 'vitest'
import { openBook } from '../../../src/stores/library/continue-reading.ts'
import { STORY_ID, sampleStory } from '../sample-story.ts'

const OTHER = '0198c0de-1111-4222-8333-000000000000'
const offlineStories = [sampleStory('complete'), sampleStory('complete', OTHER)]
const position = (percent: number, at: number) => ({
  chapter: 2,
  paragraph: 4,
  offset: 0,
  percent,
  minutesLeft: 12,
  at,
})

describe('the book to go on with', () => {
  it('is the one that was read last', () => {
    const positions = { [STORY_ID]: position(40, 1000), [OTHER]: position(10, 2000) }
    expect(openBook(positions, offlineStories)).toEqual({ story: offlineStories[1], position: positions[OTHER] })
  })

  it('is none that was finished, or only opened', () => {
    expect(openBook({ [STORY_ID]: position(100, 1000), [OTHER]: position(0, 2000) }, offlineStories)).toBeUndefined()
  })

  it('is none that is not on the shelf, or being told anew', () => {
    expect(openBook({ [OTHER]: position(40, 1000) }, [sampleStory('complete')])).toBeUndefined()
    expect(openBook({ [STORY_ID]: position(40, 1000) }, [sampleStory('working')])).toBeUndefined()
  })
})
