import { expect, test } from 'vitest'
import { createCoverChoice } from '../../../src/stores/progress/cover-choice.ts'
import { settle } from '../fake-clock.ts'
import { fakeService } from '../fake-service.ts'
import { COVERS, STORY_ID } from '../sample-story.ts'

const SAVED = { json: { type: 'coverimage', id: 'cover', downloadUrl: '/media/cover-2.webp' } }
const BROKEN = { status: 500, json: { error: 'internal' } }
const urls = COVERS.upscaled_urls

test('shows the choice before the service has answered', () => {
  const { ask } = fakeService(() => SAVED)
  const { $choice, choose } = createCoverChoice(ask)
  void choose(STORY_ID, 2, urls)
  expect($choice.get()).toEqual({ state: 'saving', index: 2 })
})

test("saves the chosen quadrant's address", async () => {
  const { ask, requests } = fakeService(() => SAVED)
  const { $choice, choose } = createCoverChoice(ask)
  await choose(STORY_ID, 2, urls)
  expect($choice.get()).toEqual({ state: 'settled', index: 2 })
  expect(requests).toEqual([
    {
      method: 'POST',
      path: `/api/v1/stories/${STORY_ID}/media`,
      body: { type: 'coverimage', format: 'png', metadata: { url: '/media/cover-2.webp' } },
    },
  ])
})

test('goes back to the cover before when the service refuses', async () => {
  const { ask } = fakeService((_, count) => (count === 1 ? SAVED : BROKEN))
  const { $choice, choose } = createCoverChoice(ask)
  await choose(STORY_ID, 1, urls)
  await choose(STORY_ID, 3, urls)
  expect($choice.get()).toEqual({ state: 'failed', index: 1, code: 'internal' })
})

test("goes back to the service's own choice when the first one is refused", async () => {
  const { ask } = fakeService(() => BROKEN)
  const { $choice, choose } = createCoverChoice(ask)
  await choose(STORY_ID, 3, urls)
  expect($choice.get()).toEqual({ state: 'failed', index: null, code: 'internal' })
})

test('says when the story has had its changes of the day, until the next choice', async () => {
  const { ask } = fakeService((_, count) => (count === 1 ? { status: 429, json: { error: 'change-quota' } } : SAVED))
  const { $choice, choose } = createCoverChoice(ask)
  await choose(STORY_ID, 3, urls)
  expect($choice.get()).toEqual({ state: 'failed', index: null, code: 'change-quota' })
  await choose(STORY_ID, 2, urls)
  expect($choice.get()).toEqual({ state: 'settled', index: 2 })
})

test('ends with the last of several quick choices, asking one at a time', async () => {
  let open = 0
  let most = 0
  const { ask, requests } = fakeService(async () => {
    open += 1
    most = Math.max(most, open)
    await settle()
    open -= 1
    return SAVED
  })
  const { $choice, choose } = createCoverChoice(ask)
  await Promise.all([choose(STORY_ID, 0, urls), choose(STORY_ID, 1, urls), choose(STORY_ID, 3, urls)])
  expect($choice.get()).toEqual({ state: 'settled', index: 3 })
  expect(requests.at(-1)?.body).toMatchObject({ metadata: { url: urls[3] } })
  expect(most).toBe(1)
})
