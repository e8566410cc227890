import { expect, test } from 'vitest'
import { createStory } from '../../../src/stores/reader/story.ts'
import { storyIdIn } from '../../../src/stores/story-address.ts'
import { fakeService } from '../fake-service.ts'
import { STORY_ID, STORY_PATH, sampleStory } from '../sample-story.ts'
import { fakeOfflineStories } from './fake-offline-stories.ts'

test('reads a complete story', async () => {
  const { ask, requests } = fakeService(() => ({ json: sampleStory('complete') }))
  const { $story, open } = createStory(ask, fakeOfflineStories().offlineStories)
  expect($story.get()).toEqual({ state: 'loading' })
  await open(STORY_ID)
  expect($story.get()).toMatchObject({ state: 'ready', story: { title: 'Mila und das Licht' } })
  expect(requests).toMatchObject([{ method: 'GET', path: `/api/v1/stories/${STORY_ID}` }])
})

test('does not open a story that is still being written', async () => {
  const { ask } = fakeService(() => ({ json: sampleStory('working') }))
  const { $story, open } = createStory(ask, fakeOfflineStories().offlineStories)
  await open(STORY_ID)
  expect($story.get()).toMatchObject({ state: 'unfinished' })
})

test('tells a story that is not there from a service that does not answer', async () => {
  const { ask } = fakeService((_, count) =>
    count === 1 ? 'network-failure' : { status: 404, json: { error: 'not-found' } },
  )
  const { $story, open } = createStory(ask, fakeOfflineStories().offlineStories)
  await open(STORY_ID)
  expect($story.get()).toEqual({ state: 'unreachable' })
  await open(STORY_ID)
  expect($story.get()).toEqual({ state: 'missing' })
})

test('asks nothing for an address without a story', async () => {
  const { ask, requests } = fakeService(() => ({ json: {} }))
  const { $story, open } = createStory(ask, fakeOfflineStories().offlineStories)
  await open(storyIdIn('/de/library/ebook/'))
  expect($story.get()).toEqual({ state: 'missing' })
  expect(requests).toHaveLength(0)
})

test("finds a story's id in a path with or without a slash at its end", () => {
  expect(storyIdIn(STORY_PATH)).toBe(STORY_ID)
  expect(storyIdIn(`${STORY_PATH.toUpperCase()}/`)).toBe(STORY_ID)
  expect(storyIdIn('/de/story/not-an-id')).toBeUndefined()
})

test('puts a story that is read on the shelf, as it came', async () => {
  const { offlineStories, stored } = fakeOfflineStories()
  const { open } = createStory(fakeService(() => ({ json: sampleStory('complete') })).ask, offlineStories)
  await open(STORY_ID)
  expect([...stored.values()]).toEqual([sampleStory('complete')])
})

test('reads a story from the shelf when the service cannot be reached', async () => {
  const { offlineStories } = fakeOfflineStories(sampleStory('complete'))
  const { $story, open } = createStory(fakeService(() => 'network-failure').ask, offlineStories)
  await open(STORY_ID)
  expect($story.get()).toEqual({ state: 'ready', story: sampleStory('complete'), from: 'shelf' })
})

test('does not go on reading from the shelf what the service says is gone', async () => {
  const { offlineStories, stored } = fakeOfflineStories(sampleStory('complete'))
  const { ask } = fakeService(() => ({ status: 404, json: { error: 'not-found' } }))
  const { $story, open } = createStory(ask, offlineStories)
  await open(STORY_ID)
  expect($story.get()).toEqual({ state: 'missing' })
  expect(stored.size).toBe(0)
})
