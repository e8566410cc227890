import { describe, expect, it } from 'vitest'
import { EDITION_WATCH_MS, LIBRARY_POLL_MS } from '../../../src/contract/limits.ts'
import type { Story } from '../../../src/contract/story.ts'
import { createListening } from '../../../src/stores/player/player-story.ts'
import { fakeClock, settle } from '../fake-clock.ts'
import { fakeService } from '../fake-service.ts'
import { STORY_ID, sampleStory } from '../sample-story.ts'
import { AUDIOBOOK, spokenStory } from './spoken-story.ts'

type Reply = Parameters<typeof fakeService>[0]

async function opened(reply: Reply, id: string = STORY_ID) {
  const time = fakeClock()
  const service = fakeService(reply)
  const listening = createListening({ ask: service.ask, clock: time.clock })
  listening.open(id)
  await settle()
  return { ...time, ...service, listening, now: () => listening.$listening.get() }
}

const ordered: Story = { ...sampleStory('complete'), mediaItems: [AUDIOBOOK] }
const failed: Story = { ...ordered, mediaItems: [{ ...AUDIOBOOK, state: 'failed' }] }

describe('A story to listen to', () => {
  it('is ready, and not asked for again, when all of it is spoken', async () => {
    const { now, advance, requests } = await opened(() => ({ json: spokenStory() }))
    expect(now()).toEqual({ state: 'ready', story: spokenStory(), speaking: 'done' })
    await advance(LIBRARY_POLL_MS * 5)
    expect(requests).toHaveLength(1)
  })

  it('is ready from its first chapter on, and looked at until the others are there', async () => {
    const { now, advance, requests } = await opened((_, count) => ({ json: spokenStory(count < 3 ? [1] : [1, 2, 3]) }))
    expect(now()).toMatchObject({ state: 'ready', speaking: 'going' })
    await advance(LIBRARY_POLL_MS * 2)
    expect(now()).toMatchObject({ state: 'ready', speaking: 'done' })
    await advance(LIBRARY_POLL_MS * 2)
    expect(requests).toHaveLength(3)
  })

  it('comes soon when it is ordered, and is silent when it is not', async () => {
    expect((await opened(() => ({ json: ordered }))).now()).toMatchObject({ state: 'soon', speaking: 'going' })
    expect((await opened(() => ({ json: sampleStory('complete') }))).now()).toMatchObject({ state: 'silent' })
    expect((await opened(() => ({ json: sampleStory('working') }))).now()).toMatchObject({ state: 'unfinished' })
  })

  it('is late when nothing new is heard for long, and looked for again when asked', async () => {
    const { now, advance, listening, requests } = await opened(() => ({ json: ordered }))
    await advance(EDITION_WATCH_MS + LIBRARY_POLL_MS)
    expect(now()).toMatchObject({ state: 'soon', speaking: 'late' })
    const before = requests.length
    await advance(EDITION_WATCH_MS)
    expect(requests).toHaveLength(before)
    listening.refresh()
    await settle()
    expect(now()).toMatchObject({ speaking: 'going' })
  })

  it('that could not be spoken is begun again by its owner', async () => {
    const { now, listening, requests } = await opened(({ method }, count) =>
      method === 'POST' ? { json: { state: 'pending' } } : { json: count === 1 ? failed : ordered },
    )
    expect(now()).toMatchObject({ state: 'soon', speaking: 'failed' })
    await listening.retry()
    await settle()
    expect(requests.map(({ method, path }) => `${method} ${path}`)).toContain(
      `POST /api/v1/stories/${STORY_ID}/editions/audiobook/retry`,
    )
    expect(now()).toMatchObject({ state: 'soon', speaking: 'going' })
  })

  it('is missing, or out of reach, and found again', async () => {
    expect((await opened(() => ({ json: {} }), '')).now()).toEqual({ state: 'missing' })
    const gone = await opened(() => ({ status: 404, json: { error: 'not-found', issues: [] } }))
    expect(gone.now()).toEqual({ state: 'missing' })
    const { now, listening } = await opened((_, count) => (count === 1 ? 'network-failure' : { json: spokenStory() }))
    expect(now()).toEqual({ state: 'unreachable' })
    listening.refresh()
    await settle()
    expect(now()).toMatchObject({ state: 'ready' })
  })

  it('says that it could not be spoken once more today when the story has had its changes', async () => {
    const spent = { status: 429, json: { error: 'change-quota' } } as const
    const { listening, now } = await opened(({ method }) => (method === 'POST' ? spent : { json: spokenStory([1]) }))
    await listening.retry()
    expect(now()).toMatchObject({ state: 'ready', speaking: 'spent' })
  })

  it('stays on screen when the service cannot be reached later', async () => {
    const { now, advance } = await opened((_, count) => (count === 1 ? { json: spokenStory([1]) } : 'network-failure'))
    await advance(LIBRARY_POLL_MS * 3)
    expect(now()).toMatchObject({ state: 'ready' })
  })
})
