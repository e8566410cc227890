import { describe, expect, it } from 'vitest'
import type { Story } from '../../../src/contract/story.ts'
import {
  filesOf,
  hasEdition,
  hasFailed,
  hasSound,
  isBeingBound,
  isBeingSpoken,
} from '../../../src/stores/library/editions.ts'
import { sampleStory } from '../sample-story.ts'

type Item = Story['mediaItems'][number]

const file = (type: Item['type'], downloadUrl: string): Item => ({ type, id: downloadUrl, downloadUrl })
const story = sampleStory('complete')
const EPUB = '/api/v1/media/a/book.epub?expires=20000&signature=a.pdf'
/** With sound in the chapters of these numbers. */
const withSound = (...numbers: number[]): Story => ({
  ...story,
  chapters: story.chapters.map(chapter => ({
    ...chapter,
    mediaItems: numbers.includes(chapter.number) ? [file('audio', '/media/1.mp3')] : [],
  })),
})

describe('an audiobook', () => {
  it('is there as soon as the first chapter is spoken', () => {
    expect(hasSound(withSound(1))).toBe(true)
    expect(hasEdition(withSound(1), 'audiobook')).toBe(true)
  })

  it('is not there by a later chapter alone, nor by a picture in the first', () => {
    expect(hasSound(withSound(2, 3))).toBe(false)
    const [first, ...others] = story.chapters
    const pictured = { ...story, chapters: [{ ...first!, mediaItems: [file('chapterimage', '/1.webp')] }, ...others] }
    expect(hasSound(pictured)).toBe(false)
  })

  it('is on its way when the story has one and the first chapter none', () => {
    const ordered = { ...story, mediaItems: [file('audiobook', '')] }
    expect(isBeingSpoken(ordered)).toBe(true)
    expect(isBeingSpoken(story)).toBe(false)
    expect(isBeingSpoken({ ...withSound(1), mediaItems: ordered.mediaItems })).toBe(false)
  })

  it('that could not be made is not on its way any more', () => {
    const failed = { ...story, mediaItems: [{ ...file('audiobook', ''), state: 'failed' as const }] }
    expect([isBeingSpoken(failed), hasFailed(failed, 'audiobook')]).toEqual([false, true])
  })
})

describe('the files of an e-book', () => {
  it('are named after the ending of the file, not of its signature', () => {
    const bound = { ...story, mediaItems: [file('ebook', '/api/v1/media/a/book.pdf'), file('ebook', EPUB)] }
    expect(filesOf(bound, 'ebook')).toEqual([
      { format: 'PDF', href: '/api/v1/media/a/book.pdf' },
      { format: 'EPUB', href: EPUB },
    ])
    expect(hasEdition(bound, 'ebook')).toBe(true)
  })

  it('are none while it has no address, and none that is read here', () => {
    const bare = { ...story, mediaItems: [file('ebook', ''), file('webbook', '/api/v1/stories/a')] }
    expect(filesOf(bare, 'ebook')).toEqual([])
    expect(hasEdition(bare, 'ebook')).toBe(false)
  })
})

describe('an ebook on its way', () => {
  it('is one without a file that is still being bound, and none that failed', () => {
    const bound = (state: 'pending' | 'ready' | 'failed', address: string) =>
      isBeingBound({ mediaItems: [{ ...file('ebook', address), state }] })
    expect([bound('pending', ''), bound('pending', EPUB), bound('failed', '')]).toEqual([true, false, false])
  })
})
