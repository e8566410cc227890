import { expect, test } from 'vitest'
import { IMPROVE_POLL_MS } from '../../../src/contract/limits.ts'
import { createImproving } from '../../../src/stores/versions/improving.ts'
import { fakeClock, settle } from '../fake-clock.ts'
import { fakeService, type Request } from '../fake-service.ts'
import { fakeVisibility } from '../fake-visibility.ts'

const ID = '0198c0de-1111-4222-8333-000000000000'
const AT = '2026-01-01T00:00:00.000Z'

type Reply = Awaited<ReturnType<Parameters<typeof fakeService>[0]>>
type RequestState = 'working' | 'unchanged' | 'failed' | 'refused' | 'done'

const PARTS = [{ part: 'another ending', reason: 'ending' }]

const requestIs = (state: RequestState | null, isWaiting?: true): Reply => ({
  json: {
    wish: state && {
      id: ID,
      createdAt: AT,
      wish: 'Mehr Licht',
      state,
      isWaiting,
      ...((state === 'refused' || state === 'done') && { refused: PARTS }),
    },
  },
})
const versions = (count: number): Reply => ({
  json: Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    createdAt: AT,
    wish: null,
    restoredFrom: null,
    patches: [],
  })),
})

/** A service on which the revision request is in a state and the story has so many versions. */
function service(at: {
  request: RequestState | null
  count: number
  isWaiting?: true
  improve?: Reply
  isOut?: boolean
}) {
  const answer = ({ method, path }: Request): Reply => {
    if (at.isOut) return 'network-failure'
    if (method === 'POST') return at.improve ?? { json: { oldVersion: 1 } }
    return path.endsWith('/wish') ? requestIs(at.request, at.isWaiting) : versions(at.count)
  }
  const time = fakeClock()
  const fake = fakeService(answer)
  let done = 0
  let wholes = 0
  const store = createImproving({
    ask: fake.ask,
    clock: time.clock,
    visibility: fakeVisibility().visibility,
    id: ID,
    onDone: isWhole => {
      done += 1
      wholes += isWhole ? 1 : 0
    },
  })
  return { ...time, ...fake, store, at, state: () => store.$improving.get(), done: () => done, wholes: () => wholes }
}

test('looks every three seconds until there is one version more, says so once, and stops', async () => {
  const { store, at, advance, state, done, pending } = service({ request: 'working', count: 1 })
  await store.send('Mehr Licht')
  await advance(2 * IMPROVE_POLL_MS)
  expect(state()).toEqual({ state: 'working', request: 'Mehr Licht' })
  at.request = null
  at.count = 2
  await advance(IMPROVE_POLL_MS)
  expect(state()).toEqual({ state: 'idle' })
  expect(done()).toBe(1)
  expect(pending()).toBe(0)
})

test.each(['failed', 'unchanged'] as const)('keeps a wish that %s, to be tried again', async ending => {
  const { store, at, advance, state, requests } = service({ request: 'working', count: 1 })
  await store.send('Mehr Licht')
  at.request = ending
  await advance(IMPROVE_POLL_MS)
  expect(state()).toEqual({ state: ending, request: 'Mehr Licht' })
  at.request = 'working'
  await store.send('Mehr Licht')
  expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(2)
})

test('says why a wish was not done, and that nothing changed', async () => {
  const { store, at, advance, state, done } = service({ request: 'working', count: 1 })
  await store.send('Mehr Licht')
  at.request = 'refused'
  await advance(IMPROVE_POLL_MS)
  expect(state()).toEqual({ state: 'unfulfilled', request: 'Mehr Licht', parts: PARTS })
  expect(done()).toBe(0)
})

test('says what of a wish was not done, and never that all of it was', async () => {
  const { store, at, advance, state, done, wholes } = service({ request: 'working', count: 1 })
  await store.send('Mehr Licht')
  at.request = 'done'
  at.count = 2
  await advance(IMPROVE_POLL_MS)
  expect(state()).toEqual({ state: 'partly', request: 'Mehr Licht', parts: PARTS })
  expect([done(), wholes()]).toEqual([1, 0])
})

test('goes on looking through failures of the network', async () => {
  const { store, at, advance, done } = service({ request: 'working', count: 1 })
  await store.send('Mehr Licht')
  at.isOut = true
  await advance(2 * IMPROVE_POLL_MS)
  at.isOut = false
  at.request = null
  at.count = 2
  await advance(IMPROVE_POLL_MS)
  expect(done()).toBe(1)
})

test('says why a wish was not taken, and sends one wish at a time', async () => {
  const improve: Reply = { status: 429, json: { error: 'improve-quota' } }
  const refused = service({ request: null, count: 1, improve })
  await refused.store.send('Mehr Licht')
  expect(refused.state()).toMatchObject({ state: 'refused', request: 'Mehr Licht', refusal: { code: 'improve-quota' } })
  const busy = service({ request: 'working', count: 1 })
  await Promise.all([busy.store.send('eins'), busy.store.send('zwei')])
  expect(busy.requests.filter(({ method }) => method === 'POST')).toHaveLength(1)
})

test('takes up a wish that an earlier page sent, and tells when it has come true', async () => {
  const { store, at, advance, state, done } = service({ request: 'working', count: 1 })
  await store.resume()
  expect(state()).toEqual({ state: 'working', request: 'Mehr Licht' })
  at.request = null
  at.count = 2
  await advance(IMPROVE_POLL_MS)
  expect(done()).toBe(1)
})

test('has nothing to take up where nothing was wished', async () => {
  const { store, state, pending } = service({ request: null, count: 3 })
  await store.resume()
  await settle()
  expect(state()).toEqual({ state: 'idle' })
  expect(pending()).toBe(0)
})

test('says while it works that a service it needs is away, and no longer when that is back', async () => {
  const { store, at, advance, state } = service({ request: 'working', count: 1, isWaiting: true })
  await store.send('Mehr Licht')
  await advance(IMPROVE_POLL_MS)
  expect(state()).toEqual({ state: 'working', request: 'Mehr Licht', isWaiting: true })
  delete at.isWaiting
  await advance(IMPROVE_POLL_MS)
  expect(state()).toEqual({ state: 'working', request: 'Mehr Licht' })
})
