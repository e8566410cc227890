import type { MediaItem, Story } from '../../../src/contract/story.ts'
import { STORY_ID, sampleStory } from '../sample-story.ts'

export const CHAPTER_MS = 60_000
export const AUDIOBOOK: MediaItem = { type: 'audiobook', id: 'audiobook', downloadUrl: '', state: 'pending' }

const audio = (chapter: number): MediaItem => ({
  type: 'audio',
  id: `audio-${chapter}`,
  downloadUrl: `/media/chapter-${chapter}.mp3`,
  durationMs: CHAPTER_MS,
  timingsUrl: `/media/chapter-${chapter}.json`,
  spokenBy: 'engine',
})

/** A finished story whose chapters of these numbers can be heard; it has three. */
export const spokenStory = (chapters: readonly number[] = [1, 2, 3], id = STORY_ID): Story => {
  const story = sampleStory('complete', id)
  return {
    ...story,
    mediaItems: [AUDIOBOOK],
    chapters: story.chapters.map(chapter => ({
      ...chapter,
      mediaItems: chapters.includes(chapter.number) ? [audio(chapter.number)] : [],
    })),
  }
}

/** The times of a chapter of that story: its title, "Der Wald war still." and "Nur der Fuchs nicht." */
export const TIMINGS = [
  { paragraph: 0, start: 0, end: 19, fromMs: 2000, toMs: 20_000 },
  { paragraph: 1, start: 0, end: 20, fromMs: 21_000, toMs: 60_000 },
]
