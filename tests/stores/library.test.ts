import { expect, test } from 'vitest'
import { LIBRARY_POLL_MS } from '../../src/contract/limits.ts'
import { createLibrary } from '../../src/stores/library.ts'
import { fakeClock, settle } from './fake-clock.ts'
import { fakeService } from './fake-service.ts'
import { fakeVisibility } from './fake-visibility.ts'
import { sampleStory } from './sample-story.ts'

const OLDER = '0198c0de-1111-4222-8333-000000000000'

async function shelf(reply: Parameters<typeof fakeService>[0]) {
  const time = fakeClock()
  const service = fakeService(reply)
  const library = createLibrary({ ask: service.ask, clock: time.clock, visibility: fakeVisibility().visibility })
  library.open()
  await settle()
  return { ...time, ...service, library, state: () => library.$library.get() }
}

test('sets the newest story apart from the others', async () => {
  const stories = [sampleStory('complete'), sampleStory('complete', OLDER)]
  const { state } = await shelf(() => ({ json: stories }))
  expect(state()).toEqual({ state: 'ready', newest: stories[0], others: [stories[1]] })
})

test('tells an empty shelf from one that could not be read', async () => {
  const { state: empty } = await shelf(() => ({ json: [] }))
  expect(empty()).toEqual({ state: 'empty' })
  const { state: unread } = await shelf(() => 'network-failure')
  expect(unread()).toEqual({ state: 'unreachable' })
})

test('reads the shelf again when asked to', async () => {
  const { state, library } = await shelf((_, count) => (count === 1 ? 'network-failure' : { json: [] }))
  library.open()
  await settle()
  expect(state()).toEqual({ state: 'empty' })
})

test('looks every two seconds while a story is being written, through failures, and not after', async () => {
  const { requests, advance, state } = await shelf((_, count) => {
    if (count === 2) return 'network-failure'
    return { json: [sampleStory(count < 4 ? 'working' : 'complete')] }
  })
  await advance(LIBRARY_POLL_MS)
  expect(state()).toMatchObject({ state: 'ready', newest: { state: 'working' } })
  await advance(10 * LIBRARY_POLL_MS)
  expect(state()).toMatchObject({ state: 'ready', newest: { state: 'complete' } })
  expect(requests).toHaveLength(4)
})

test('does not look again for a failed story', async () => {
  const { requests, advance } = await shelf(() => ({ json: [sampleStory('failed')] }))
  await advance(10 * LIBRARY_POLL_MS)
  expect(requests).toHaveLength(1)
})
