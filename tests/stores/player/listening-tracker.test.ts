import { describe, expect, it } from 'vitest'
import { READING_SAVE_MS } from '../../../src/contract/limits.ts'
import type { ListeningPosition } from '../../../src/stores/player/listening-position.ts'
import { createListeningTracker } from '../../../src/stores/player/listening-tracker.ts'
import { soundChapters } from '../../../src/stores/player/player-chapters.ts'
import { createSentenceTimings } from '../../../src/stores/read-along/sentence-timings.ts'
import { createReadingSync } from '../../../src/stores/reader/reading-sync.ts'
import { endOf, readingText } from '../../../src/stores/reader/reading-text.ts'
import type { StoredPosition } from '../../../src/stores/reader/stored-position.ts'
import { fakeClock } from '../fake-clock.ts'
import { fakeService } from '../fake-service.ts'
import { STORY_ID } from '../sample-story.ts'
import { spokenStory, TIMINGS } from './spoken-story.ts'

const story = spokenStory()
const chapters = soundChapters(story)
const text = readingText(story)
const NOON = Date.parse('2026-11-22T12:00:00.000Z')
const HOUR = 3_600_000

interface Given {
  readonly heard?: ListeningPosition
  readonly read?: StoredPosition
  /** What another device kept. */
  readonly elsewhere?: object | null
}

async function stored({ heard, read, elsewhere = null }: Given = {}) {
  const { clock, advance } = fakeClock()
  await advance(NOON)
  const service = fakeService(({ method, body }) => ({ json: method === 'GET' ? { place: elsewhere } : body }))
  const timings = createSentenceTimings(async () => new Blob([JSON.stringify(TIMINGS)]))
  const all = { heard: [] as (ListeningPosition | undefined)[], read: [] as StoredPosition[] }
  const tracker = createListeningTracker({
    ...{ text, timings, clock, heard, read },
    sync: createReadingSync({ ask: service.ask, clock, isSignedIn: () => true }, STORY_ID),
    saveHeard: position => void all.heard.push(position),
    saveRead: position => void all.read.push(position),
  })
  const saves = () => service.requests.filter(({ method }) => method === 'PUT').map(({ body }) => body)
  return { tracker, timings, all, advance, saves }
}

const readAt = (chapter: number, paragraph: number, at: number, percent = 50): StoredPosition => ({
  ...{ chapter, paragraph, offset: 3, percent, minutesLeft: 1, at },
})

describe('The place of whoever listens', () => {
  it('is where this browser stopped, to the second', async () => {
    const heard = { chapter: 2, seconds: 33.3, at: NOON - HOUR }
    const { tracker } = await stored({ heard, read: readAt(1, 1, NOON - HOUR) })
    expect(await tracker.resume(chapters)).toEqual(heard)
  })

  it('is where somebody read on since, at the beginning of that sentence', async () => {
    const heard = { chapter: 1, seconds: 5, at: NOON - HOUR }
    const { tracker } = await stored({ heard, read: readAt(3, 1, NOON) })
    expect(await tracker.resume(chapters)).toEqual({ chapter: 3, seconds: 21 })
  })

  it('is where another device was later', async () => {
    const elsewhere = { chapter: 2, paragraph: 1, offset: 0, at: new Date(NOON).toISOString() }
    const { tracker } = await stored({ heard: { chapter: 1, seconds: 5, at: NOON - HOUR }, elsewhere })
    expect(await tracker.resume(chapters)).toEqual({ chapter: 2, seconds: 21 })
  })

  it('is the beginning when the story was read or heard to its end', async () => {
    expect(await (await stored({ read: readAt(3, 1, NOON, 100) })).tracker.resume(chapters)).toBeUndefined()
    const elsewhere = { ...endOf(text), at: new Date(NOON).toISOString() }
    expect(await (await stored({ elsewhere })).tracker.resume(chapters)).toBeUndefined()
  })

  it('is kept as a second here and as a sentence for reader and account', async () => {
    const { tracker, timings, all, advance, saves } = await stored()
    await timings.load(chapters[1]?.sound?.timings)
    tracker.reached({ chapter: 2, seconds: 30 }, chapters[1]?.sound)
    tracker.reached({ chapter: 2, seconds: 31 }, chapters[1]?.sound)
    expect(all.heard).toEqual([{ chapter: 2, seconds: 30, at: NOON }])
    expect(all.read).toEqual([expect.objectContaining({ chapter: 2, paragraph: 1, offset: 0, at: NOON })])
    await advance(READING_SAVE_MS)
    expect(saves()).toEqual([{ chapter: 2, paragraph: 1, offset: 0, at: new Date(NOON).toISOString() }])
  })

  it('is forgotten, and the story read, when all of it was heard', async () => {
    const { tracker, all } = await stored()
    tracker.ended()
    expect(all.heard).toEqual([undefined])
    expect(all.read.at(-1)).toMatchObject({ ...endOf(text), percent: 100 })
  })
})
