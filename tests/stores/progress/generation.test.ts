import { expect, test } from 'vitest'
import { STATUS_POLL_MS } from '../../../src/contract/limits.ts'
import { createGeneration } from '../../../src/stores/progress/generation.ts'
import { fakeClock, settle } from '../fake-clock.ts'
import { fakeService } from '../fake-service.ts'
import { fakeVisibility } from '../fake-visibility.ts'
import { STORY_ID, STORY_PATH, sampleStatus } from '../sample-story.ts'

type Reply = Parameters<typeof fakeService>[0]

const NOT_FOUND = { status: 404, json: { error: 'not-found' } }
const position = (at: number) => ({ json: sampleStatus({ position: at }) })

async function follow(reply: Reply, search = '') {
  const time = fakeClock()
  const page = fakeVisibility()
  const service = fakeService(reply)
  const generation = createGeneration({ ask: service.ask, clock: time.clock, visibility: page.visibility })
  generation.open({ pathname: STORY_PATH, search })
  await settle()
  return { ...time, ...page, ...service, generation, state: () => generation.$generation.get() }
}

test('asks at once, then every six seconds', async () => {
  const { requests, advance } = await follow(() => position(1))
  expect(requests.map(({ path }) => path)).toEqual([`/api/v1/stories/${STORY_ID}/generator-status`])
  await advance(STATUS_POLL_MS - 1)
  expect(requests).toHaveLength(1)
  await advance(1)
  expect(requests).toHaveLength(2)
})

test('stops asking when the story is complete and announces it', async () => {
  const { requests, advance, state, pending, watchers } = await follow((_, count) => position(count === 1 ? 7 : 10))
  expect(state()).toMatchObject({ state: 'working' })
  await advance(STATUS_POLL_MS)
  expect(state()).toMatchObject({ state: 'complete', panel: true, announced: true })
  await advance(10 * STATUS_POLL_MS)
  expect(requests).toHaveLength(2)
  expect(pending()).toBe(0)
  expect(watchers.size).toBe(0)
})

test('opens a story that was complete before directly, without news or panel', async () => {
  const { state } = await follow(() => position(10))
  expect(state()).toMatchObject({ state: 'complete', panel: false, announced: false })
})

test('keeps the panel of a complete story when the address asks for it', async () => {
  const { state } = await follow(() => position(10), '?showStatus=yes')
  expect(state()).toMatchObject({ state: 'complete', panel: true, announced: false })
})

test('keeps showing the finished story once the news is closed', async () => {
  const { advance, state, generation } = await follow((_, count) => position(count === 1 ? 7 : 10))
  await advance(STATUS_POLL_MS)
  generation.closeNews()
  expect(state()).toMatchObject({ state: 'complete', panel: true, announced: false })
})

test('says that a story it may not see is missing and asks no more', async () => {
  const { requests, advance, state } = await follow(() => NOT_FOUND)
  await advance(10 * STATUS_POLL_MS)
  expect(state()).toEqual({ state: 'missing' })
  expect(requests).toHaveLength(1)
})

test('does not ask for a story when the address names none', async () => {
  const service = fakeService(() => position(1))
  const { visibility } = fakeVisibility()
  const generation = createGeneration({ ask: service.ask, clock: fakeClock().clock, visibility })
  generation.open({ pathname: '/de/story/', search: '' })
  await settle()
  expect(generation.$generation.get()).toEqual({ state: 'missing' })
  expect(service.requests).toHaveLength(0)
})

test.each([
  ['the network fails', 'network-failure' as const],
  ['the reply is empty', { json: {} }],
  ['the service breaks', { status: 500, json: { error: 'internal' } }],
])('warns and asks again after six seconds when %s', async (_, trouble) => {
  const { advance, state } = await follow((_request, count) => (count === 2 ? trouble : position(count)))
  await advance(STATUS_POLL_MS)
  expect(state()).toMatchObject({ state: 'unreachable', last: { status: { position: 1 } } })
  await advance(STATUS_POLL_MS)
  expect(state()).toMatchObject({ state: 'working', status: { status: { position: 3 } } })
})

test('rests while the page is hidden and asks at once when it is back', async () => {
  const { requests, advance, hide, show } = await follow(() => position(1))
  hide()
  await advance(10 * STATUS_POLL_MS)
  expect(requests).toHaveLength(1)
  show()
  expect(requests).toHaveLength(2)
})

test('never has two questions open at once', async () => {
  const answers: (() => void)[] = []
  const slow = () => new Promise<ReturnType<typeof position>>(resolve => answers.push(() => resolve(position(1))))
  const { requests, advance, hide, show } = await follow(slow)
  hide()
  show()
  await advance(10 * STATUS_POLL_MS)
  expect(requests).toHaveLength(1)
  answers[0]?.()
  await advance(STATUS_POLL_MS)
  expect(requests).toHaveLength(2)
})

test('stops asking when the page goes away', async () => {
  const { requests, advance, generation } = await follow(() => position(1))
  generation.stop()
  await advance(10 * STATUS_POLL_MS)
  expect(requests).toHaveLength(1)
})
