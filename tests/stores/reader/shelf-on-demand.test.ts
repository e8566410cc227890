import { expect, test, vi } from 'vitest'
import { SETTLED_MS } from '../../../src/contract/limits.ts'
import type { Shelf } from '../../../src/stores/reader/shelf.ts'
import { createShelfOnDemand } from '../../../src/stores/reader/shelf-on-demand.ts'
import { fakeClock } from '../fake-clock.ts'
import { sampleStory } from '../sample-story.ts'
import { fakeShelf } from './fake-shelf.ts'

const story = sampleStory('complete')

function open() {
  const { shelf, kept } = fakeShelf()
  const time = fakeClock()
  const load = vi.fn(async () => shelf as unknown as Shelf)
  return { kept, time, load, shelf: createShelfOnDemand(time.clock, load) }
}

test('fetches its code only when a story has been open for a while', async () => {
  const { kept, time, load, shelf } = open()
  await shelf.keep(story)
  await time.advance(SETTLED_MS - 1)
  expect(load).not.toHaveBeenCalled()
  await time.advance(1)
  await vi.waitFor(() => expect([...kept.keys()]).toEqual([story.id]))
})

test('keeps nothing of a story that is dropped before', async () => {
  const { kept, time, shelf } = open()
  await shelf.keep(story)
  await shelf.drop(story.id)
  await time.advance(SETTLED_MS)
  expect(kept.size).toBe(0)
})

test('has nothing on it where its code is not to be had', async () => {
  const { clock } = fakeClock()
  const shelf = createShelfOnDemand(clock, async () => undefined)
  expect(await shelf.read(story.id)).toBeUndefined()
  await expect(shelf.drop(story.id)).resolves.toBeUndefined()
})
