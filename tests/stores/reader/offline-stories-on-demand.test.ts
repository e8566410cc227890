import { expect, test, vi } from 'vitest'
import { SETTLED_MS } from '../../../src/contract/limits.ts'
import type { OfflineStories } from '../../../src/stores/reader/offline-stories.ts'
import { createOfflineStoriesOnDemand } from '../../../src/stores/reader/offline-stories-on-demand.ts'
import { fakeClock } from '../fake-clock.ts'
import { sampleStory } from '../sample-story.ts'
import { fakeOfflineStories } from './fake-offline-stories.ts'

const story = sampleStory('complete')

function open() {
  const { offlineStories, stored } = fakeOfflineStories()
  const time = fakeClock()
  const load = vi.fn(async () => offlineStories as unknown as OfflineStories)
  return { stored, time, load, shelf: createOfflineStoriesOnDemand(time.clock, load) }
}

test('fetches its code only when a story has been open for a while', async () => {
  const { stored, time, load, shelf: offlineStories } = open()
  await offlineStories.save(story)
  await time.advance(SETTLED_MS - 1)
  expect(load).not.toHaveBeenCalled()
  await time.advance(1)
  await vi.waitFor(() => expect([...stored.keys()]).toEqual([story.id]))
})

test('keeps nothing of a story that is dropped before', async () => {
  const { stored, time, shelf: offlineStories } = open()
  await offlineStories.save(story)
  await offlineStories.drop(story.id)
  await time.advance(SETTLED_MS)
  expect(stored.size).toBe(0)
})

test('has nothing on it where its code is not to be had', async () => {
  const { clock } = fakeClock()
  const offlineStories = createOfflineStoriesOnDemand(clock, async () => undefined)
  expect(await offlineStories.read(story.id)).toBeUndefined()
  await expect(offlineStories.drop(story.id)).resolves.toBeUndefined()
})
