import { describe, expect, it } from 'vitest'
import { openBook } from '../../../src/stores/library/continue-reading.ts'
import { STORY_ID, sampleStory } from '../sample-story.ts'

const OTHER = '0198c0de-1111-4222-8333-000000000000'
const shelf = [sampleStory('complete'), sampleStory('complete', OTHER)]
const place = (percent: number, at: number) => ({ chapter: 2, paragraph: 4, offset: 0, percent, minutesLeft: 12, at })

describe('the book to go on with', () => {
  it('is the one that was read last', () => {
    const places = { [STORY_ID]: place(40, 1000), [OTHER]: place(10, 2000) }
    expect(openBook(places, shelf)).toEqual({ story: shelf[1], place: places[OTHER] })
  })

  it('is none that was finished, or only opened', () => {
    expect(openBook({ [STORY_ID]: place(100, 1000), [OTHER]: place(0, 2000) }, shelf)).toBeUndefined()
  })

  it('is none that is not on the shelf, or being told anew', () => {
    expect(openBook({ [OTHER]: place(40, 1000) }, [sampleStory('complete')])).toBeUndefined()
    expect(openBook({ [STORY_ID]: place(40, 1000) }, [sampleStory('working')])).toBeUndefined()
  })
})
