import { expect, test } from 'vitest'
import { createOffered } from '../../../src/stores/library/offered.ts'
import { fakeService } from '../fake-service.ts'
import { STORY_ID } from '../sample-story.ts'

const STORIES = [{ id: STORY_ID, title: 'Mila' }]

test('asks about stories of other browsers, and says what became of them', async () => {
  const { ask, requests } = fakeService(({ method }) => ({ json: method === 'GET' ? STORIES : { decided: 1 } }))
  const { $offered, find, decide } = createOffered(ask)
  await find()
  expect($offered.get()).toEqual({ state: 'some', stories: STORIES, hasFailed: false })
  await Promise.all([decide('discard'), decide('keep')])
  expect($offered.get()).toEqual({ state: 'decided', as: 'discard' })
  expect(requests.map(({ body }) => body)).toEqual([undefined, { decision: 'discard', stories: [STORY_ID] }])
})

test('asks again when it could not be done, and nothing where there is none', async () => {
  const failing = createOffered(
    fakeService(({ method }) => (method === 'GET' ? { json: STORIES } : 'network-failure')).ask,
  )
  await failing.find()
  expect(await failing.decide('keep')).toBe(false)
  expect(failing.$offered.get()).toEqual({ state: 'some', stories: STORIES, hasFailed: true })
  const none = createOffered(fakeService(() => ({ json: [] })).ask)
  await none.find()
  expect(none.$offered.get()).toEqual({ state: 'none' })
})
