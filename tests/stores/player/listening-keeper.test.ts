import { describe, expect, it } from 'vitest'
import { READING_SAVE_MS } from '../../../src/contract/limits.ts'
import { createListeningKeeper } from '../../../src/stores/player/listening-keeper.ts'
import type { ListeningPlace } from '../../../src/stores/player/listening-place.ts'
import { soundChapters } from '../../../src/stores/player/player-chapters.ts'
import { createSentenceTimings } from '../../../src/stores/read-along/sentence-timings.ts'
import type { KeptPlace } from '../../../src/stores/reader/reading-place.ts'
import { createReadingSync } from '../../../src/stores/reader/reading-sync.ts'
import { endOf, readingText } from '../../../src/stores/reader/reading-text.ts'
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
  readonly heard?: ListeningPlace
  readonly read?: KeptPlace
  /** What another device kept. */
  readonly elsewhere?: object | null
}

async function kept({ heard, read, elsewhere = null }: Given = {}) {
  const { clock, advance } = fakeClock()
  await advance(NOON)
  const service = fakeService(({ method, body }) => ({ json: method === 'GET' ? { place: elsewhere } : body }))
  const timings = createSentenceTimings(async () => new Blob([JSON.stringify(TIMINGS)]))
  const all = { heard: [] as (ListeningPlace | undefined)[], read: [] as KeptPlace[] }
  const keeper = createListeningKeeper({
    ...{ text, timings, clock, heard, read },
    sync: createReadingSync({ ask: service.ask, clock, isSignedIn: () => true }, STORY_ID),
    keepHeard: place => void all.heard.push(place),
    keepRead: place => void all.read.push(place),
  })
  const saves = () => service.requests.filter(({ method }) => method === 'PUT').map(({ body }) => body)
  return { keeper, timings, all, advance, saves }
}

const readAt = (chapter: number, paragraph: number, at: number, percent = 50): KeptPlace => ({
  ...{ chapter, paragraph, offset: 3, percent, minutesLeft: 1, at },
})

describe('The place of whoever listens', () => {
  it('is where this browser stopped, to the second', async () => {
    const heard = { chapter: 2, seconds: 33.3, at: NOON - HOUR }
    const { keeper } = await kept({ heard, read: readAt(1, 1, NOON - HOUR) })
    expect(await keeper.resume(chapters)).toEqual(heard)
  })

  it('is where somebody read on since, at the beginning of that sentence', async () => {
    const heard = { chapter: 1, seconds: 5, at: NOON - HOUR }
    const { keeper } = await kept({ heard, read: readAt(3, 1, NOON) })
    expect(await keeper.resume(chapters)).toEqual({ chapter: 3, seconds: 21 })
  })

  it('is where another device was later', async () => {
    const elsewhere = { chapter: 2, paragraph: 1, offset: 0, at: new Date(NOON).toISOString() }
    const { keeper } = await kept({ heard: { chapter: 1, seconds: 5, at: NOON - HOUR }, elsewhere })
    expect(await keeper.resume(chapters)).toEqual({ chapter: 2, seconds: 21 })
  })

  it('is the beginning when the story was read or heard to its end', async () => {
    expect(await (await kept({ read: readAt(3, 1, NOON, 100) })).keeper.resume(chapters)).toBeUndefined()
    const elsewhere = { ...endOf(text), at: new Date(NOON).toISOString() }
    expect(await (await kept({ elsewhere })).keeper.resume(chapters)).toBeUndefined()
  })

  it('is kept as a second here and as a sentence for reader and account', async () => {
    const { keeper, timings, all, advance, saves } = await kept()
    await timings.load(chapters[1]?.sound?.timings)
    keeper.reached({ chapter: 2, seconds: 30 }, chapters[1]?.sound)
    keeper.reached({ chapter: 2, seconds: 31 }, chapters[1]?.sound)
    expect(all.heard).toEqual([{ chapter: 2, seconds: 30, at: NOON }])
    expect(all.read).toEqual([expect.objectContaining({ chapter: 2, paragraph: 1, offset: 0, at: NOON })])
    await advance(READING_SAVE_MS)
    expect(saves()).toEqual([{ chapter: 2, paragraph: 1, offset: 0, at: new Date(NOON).toISOString() }])
  })

  it('is forgotten, and the story read, when all of it was heard', async () => {
    const { keeper, all } = await kept()
    keeper.ended()
    expect(all.heard).toEqual([undefined])
    expect(all.read.at(-1)).toMatchObject({ ...endOf(text), percent: 100 })
  })
})
