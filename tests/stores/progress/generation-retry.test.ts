import { expect, test } from 'vitest'
import { STATUS_POLL_MS } from '../../../src/contract/limits.ts'
import { createGeneration } from '../../../src/stores/progress/generation.ts'
import { fakeClock, settle } from '../fake-clock.ts'
import { fakeService } from '../fake-service.ts'
import { fakeVisibility } from '../fake-visibility.ts'
import { STORY_ID, STORY_PATH, sampleStatus } from '../sample-story.ts'

const FAILED = { json: sampleStatus({ position: 4, state: 'failed' }) }
const WORKING = { json: sampleStatus({ position: 4 }) }
const RESUMED = { json: { id: STORY_ID } }

/** A generation that has failed, and a service that answers the retry with `retryReply` and works on after it. */
async function failed(retryReply: { status?: number; json: unknown }) {
  const time = fakeClock()
  let retried = false
  const service = fakeService(({ method }) => {
    if (method === 'GET') return retried ? WORKING : FAILED
    retried = true
    return retryReply
  })
  const { visibility } = fakeVisibility()
  const generation = createGeneration({ ask: service.ask, clock: time.clock, visibility })
  generation.open({ pathname: STORY_PATH, search: '' })
  await settle()
  const posts = () => service.requests.filter(({ method }) => method === 'POST')
  return { ...time, ...service, posts, generation, state: () => generation.$generation.get() }
}

test('offers a retry when the generation failed, and asks no more', async () => {
  const { requests, advance, state } = await failed(RESUMED)
  await advance(10 * STATUS_POLL_MS)
  expect(state()).toMatchObject({ state: 'failed', retry: 'offered' })
  expect(requests).toHaveLength(1)
})

test('follows the generation again after a retry', async () => {
  const { requests, advance, state, generation, posts } = await failed(RESUMED)
  await generation.retry()
  await advance(STATUS_POLL_MS)
  expect(posts()).toMatchObject([{ path: `/api/v1/stories/${STORY_ID}/retry` }])
  expect(state()).toMatchObject({ state: 'working', status: { status: { currentStatus: 'working' } } })
  expect(requests.length).toBeGreaterThan(3)
})

test('asks for one retry however often the button is pressed', async () => {
  const { generation, posts } = await failed(RESUMED)
  await Promise.all([generation.retry(), generation.retry(), generation.retry()])
  expect(posts()).toHaveLength(1)
})

test('follows a generation that another tab has taken up already', async () => {
  const { generation, state } = await failed({ status: 409, json: { error: 'not-failed' } })
  await generation.retry()
  await settle()
  expect(state()).toMatchObject({ state: 'working' })
})

test('keeps the retry on offer when the service cannot take it up now', async () => {
  const { generation, state, posts } = await failed({ status: 503, json: { error: 'budget-spent' } })
  await generation.retry()
  expect(state()).toMatchObject({ state: 'failed', retry: 'refused' })
  await generation.retry()
  expect(posts()).toHaveLength(2)
})
