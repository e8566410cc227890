import { describe, expect, it } from 'vitest'
import { READING_SAVE_MS } from '../../../src/contract/limits.ts'
import { createReading } from '../../../src/stores/reader/reading.ts'
import { createReadingSync } from '../../../src/stores/reader/reading-sync.ts'
import { endOf, readingText } from '../../../src/stores/reader/reading-text.ts'
import type { StoredPosition } from '../../../src/stores/reader/stored-position.ts'
import { fakeClock, settle } from '../fake-clock.ts'
import { fakeService } from '../fake-service.ts'
import { STORY_ID, sampleStory } from '../sample-story.ts'

const text = readingText(sampleStory('complete'))
const at = (chapter: number, paragraph = 0, offset = 0) => ({ chapter, paragraph, offset })
const PATH = `/api/v1/stories/${STORY_ID}/place`
const NOON = Date.parse('2026-11-22T12:00:00.000Z')

interface Given {
  readonly stored?: StoredPosition
  readonly requests?: ReturnType<typeof at>
  /** What another device kept. */
  readonly elsewhere?: object | null
  readonly isSignedIn?: boolean
}

async function opened({ stored, requests, elsewhere = null, isSignedIn = true }: Given = {}) {
  const { clock, advance } = fakeClock()
  await advance(NOON)
  const service = fakeService(({ method, body }) => ({ json: method === 'GET' ? { place: elsewhere } : body }))
  const storedNow: StoredPosition[] = []
  const sync = createReadingSync({ ask: service.ask, clock, isSignedIn: () => isSignedIn }, STORY_ID)
  const save = (_story: string, position: StoredPosition) => void storedNow.push(position)
  let finished = 0
  const finish = () => {
    finished += 1
  }
  const reading = createReading({ story: STORY_ID, text, requested: requests, stored, save, sync, clock, finish })
  return {
    reading,
    finished: () => finished,
    storedNow,
    advance,
    saves: () => service.requests.filter(({ method }) => method === 'PUT'),
  }
}

const storedAt = (position: ReturnType<typeof at>, time: number, percent = 50): StoredPosition => ({
  ...position,
  percent,
  minutesLeft: 3,
  at: time,
})

describe('An open book', () => {
  it('is finished once, when its last line is in sight', async () => {
    const { reading, finished } = await opened()
    reading.reached(at(1, 1))
    expect(finished()).toBe(0)
    reading.reached(at(2, 0), true)
    reading.reached(at(1, 0))
    reading.reached(at(2, 0), true)
    expect(finished()).toBe(1)
  })

  it('begins where this browser was, unless the story was read to its end', async () => {
    const stored = storedAt(at(2, 1, 4), NOON)
    expect((await opened({ stored })).reading.$turn.get()).toEqual({ number: 0, position: at(2, 1, 4) })
    const finished = storedAt(endOf(text), NOON, 100)
    expect((await opened({ stored: finished })).reading.$position.get()).toEqual(at(1))
    expect((await opened({ stored, requests: at(3) })).reading.$position.get()).toEqual(at(3))
  })

  it('keeps where its reader is, and says how much is left', async () => {
    const { reading, storedNow } = await opened()
    reading.reached(at(1))
    expect(storedNow).toEqual([])
    reading.reached(at(2, 1, 5))
    expect(storedNow).toEqual([{ ...at(2, 1, 5), ...reading.$progress.get(), at: NOON }])
    expect(reading.$progress.get().percent).toBeGreaterThan(50)
    reading.reached(at(3, 1, 2), true)
    expect(storedNow.at(-1)).toMatchObject({ ...endOf(text), percent: 100, minutesLeft: 0 })
  })

  it('turns to a place each time it is asked to, and stays at it in another kind of page', async () => {
    const { reading } = await opened()
    reading.turnTo(at(2))
    reading.turnTo(at(2))
    expect(reading.$turn.get()).toEqual({ number: 2, position: at(2) })
    reading.reached(at(3, 1, 2), true)
    expect(reading.resume()).toEqual({ number: 2, position: at(3, 1, 2) })
  })

  it('is read on where the text still is after a change', async () => {
    const { reading } = await opened({ stored: storedAt(at(3, 1, 19), NOON) })
    reading.change(readingText({ ...sampleStory('complete'), chapters: sampleStory('complete').chapters.slice(0, 1) }))
    expect(reading.$position.get()).toEqual(at(1))
    expect(reading.$progress.get().percent).toBe(0)
  })
})

describe('The place across devices', () => {
  const later = { ...at(3, 1, 2), at: new Date(NOON + 1000).toISOString() }

  it('is that of the device that was read on last', async () => {
    const { reading, storedNow } = await opened({ stored: storedAt(at(1, 1), NOON), elsewhere: later })
    await reading.join()
    expect(reading.$turn.get()).toMatchObject({ number: 1, position: at(3, 1, 2) })
    expect(storedNow).toMatchObject([{ ...at(3, 1, 2), at: NOON + 1000 }])
  })

  it('is sent where this device was later', async () => {
    const { reading, advance, saves } = await opened({ stored: storedAt(at(1, 1), NOON + 5000), elsewhere: later })
    await reading.join()
    expect(reading.$turn.get().number).toBe(0)
    await advance(READING_SAVE_MS)
    expect(saves()).toMatchObject([{ path: PATH, body: { ...at(1, 1), at: new Date(NOON + 5000).toISOString() } }])
  })

  it('moves nobody who already reads on', async () => {
    const { reading } = await opened({ elsewhere: later })
    const joined = reading.join()
    reading.reached(at(1, 1))
    await joined
    expect(reading.$turn.get().number).toBe(0)
    expect(reading.$position.get()).toEqual(at(1, 1))
  })

  it('is saved once the reader rests, and at once when they leave', async () => {
    const { reading, advance, saves } = await opened()
    reading.reached(at(1, 1))
    await advance(READING_SAVE_MS - 1)
    reading.reached(at(2))
    await advance(READING_SAVE_MS - 1)
    expect(saves()).toEqual([])
    await advance(1)
    expect(saves()).toMatchObject([{ body: at(2) }])
    reading.reached(at(2, 1))
    reading.leave()
    await settle()
    expect(saves()).toHaveLength(2)
    await advance(READING_SAVE_MS)
    expect(saves()).toHaveLength(2)
  })

  it('stays in the browser of somebody who is not signed in', async () => {
    const { reading, storedNow, advance, saves } = await opened({ isSignedIn: false, elsewhere: later })
    await reading.join()
    reading.reached(at(2))
    await advance(READING_SAVE_MS)
    expect([reading.$turn.get().number, storedNow.length, saves().length]).toEqual([0, 1, 0])
  })
})
