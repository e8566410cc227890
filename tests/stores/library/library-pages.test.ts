import { describe, expect, it } from 'vitest'
import { LIBRARY_POLL_MS } from '../../../src/contract/limits.ts'
import type { Story } from '../../../src/contract/story.ts'
import { createLibrary } from '../../../src/stores/library/library.ts'
import type { StillThere } from '../../../src/stores/reader/offline-stories.ts'
import { fakeClock, settle } from '../fake-clock.ts'
import { fakeService } from '../fake-service.ts'
import { fakeVisibility } from '../fake-visibility.ts'
import { sampleStory } from '../sample-story.ts'

const idOf = (number: number) => `0198c0de-1111-4222-8333-${String(number).padStart(12, '0')}`
const story = (number: number, state: Story['state'] = 'complete'): Story => ({
  ...sampleStory(state, idOf(number)),
  createdAt: new Date(Date.UTC(2026, 10, 21) - number * 60_000).toISOString(),
})

/** A service with this many stories in pages of two, the newest first, and a library that looks at them. */
async function storiesPage(
  count: number,
  requests: { reading?: string; isOfAudiobooks?: boolean; stateOf?: (number: number) => Story['state'] } = {},
) {
  const { stateOf = () => 'complete' } = requests
  const time = fakeClock()
  let isServing = true
  const all = () => Array.from({ length: count }, (_, number) => story(number, stateOf(number)))
  const service = fakeService(({ path }) => {
    if (!isServing) return 'network-failure'
    const query = new URL(path, 'http://service').searchParams
    const ids = query.get('ids')?.split(',')
    if (ids) return { json: all().filter(({ id }) => ids.includes(id)) }
    if (query.get('ordered')) return { json: all().filter((_, number) => number === count - 1) }
    const from = Number(query.get('cursor') ?? 0)
    const next = from + 2 < count ? { 'x-next-cursor': String(from + 2) } : undefined
    return { json: all().slice(from, from + 2), ...(next && { headers: next }) }
  })
  const retained: { ids: readonly string[]; stillThere: StillThere }[] = []
  const library = createLibrary({
    ask: service.ask,
    clock: time.clock,
    visibility: fakeVisibility().visibility,
    offlineStories: {
      list: async () => [],
      retain: async (ids, stillThere) => void retained.push({ ids, stillThere }),
    },
    session: { look: () => ({ state: 'signed-out' }) },
    purchase: undefined,
    reading: () => requests.reading,
    isOfAudiobooks: requests.isOfAudiobooks ?? false,
    leave: () => {},
  })
  library.open()
  await settle()
  const shown = () => {
    const now = library.$library.get()
    if (now.state !== 'ready') throw new Error(now.state)
    return { more: now.more, numbers: now.stories.map(({ id }) => Number(id.slice(-12))) }
  }
  const fail = (isFailing: boolean) => {
    isServing = !isFailing
  }
  return { ...time, library, shown, fail, retained, requests: service.requests }
}

describe('A library of several pages', () => {
  it('shows the first, and the next when it is asked for, until there are no more', async () => {
    const { library, shown } = await storiesPage(5)
    expect(shown()).toEqual({ more: 'offered', numbers: [0, 1] })
    await library.more()
    expect(shown()).toEqual({ more: 'offered', numbers: [0, 1, 2, 3] })
    await library.more()
    expect(shown()).toEqual({ more: 'none', numbers: [0, 1, 2, 3, 4] })
  })

  it('keeps what is shown when the next page does not come, and offers to try again', async () => {
    const { library, shown, fail } = await storiesPage(3)
    fail(true)
    await library.more()
    expect(shown()).toEqual({ more: 'failed', numbers: [0, 1] })
    fail(false)
    await library.more()
    expect(shown()).toEqual({ more: 'none', numbers: [0, 1, 2] })
  })

  it('asks again only for those that are being written', async () => {
    const { advance, requests } = await storiesPage(5, { stateOf: number => (number === 1 ? 'working' : 'complete') })
    await advance(LIBRARY_POLL_MS)
    expect(requests.at(-1)?.path).toBe(`/api/v1/stories?ids=${idOf(1)}`)
  })

  it('shows again as many pages as it showed before', async () => {
    const { library, shown, requests } = await storiesPage(7)
    await library.more()
    const before = requests.length
    library.open()
    await settle()
    expect(shown()).toEqual({ more: 'offered', numbers: [0, 1, 2, 3] })
    expect(requests.length - before).toBe(2)
  })

  it('shows the book that is being read, wherever it stands', async () => {
    const { shown } = await storiesPage(9, { reading: idOf(7) })
    expect(shown().numbers).toEqual([0, 1, 7])
  })

  it('shows the audiobooks, wherever they stand, where these are looked at', async () => {
    const { shown } = await storiesPage(9, { isOfAudiobooks: true })
    expect(shown().numbers).toEqual([0, 1, 8])
  })

  it('has nothing taken from the shelf that only stands further down', async () => {
    const { retained } = await storiesPage(9)
    const last = retained.at(-1)
    expect(last?.ids).toEqual([idOf(0), idOf(1)])
    expect(await last?.stillThere([idOf(8), idOf(20)])).toEqual([idOf(8)])
  })
})
