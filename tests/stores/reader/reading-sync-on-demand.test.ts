import { expect, test } from 'vitest'
import { READING_SAVE_MS } from '../../../src/contract/limits.ts'
import { readingSyncOnDemand } from '../../../src/stores/reader/reading-sync-on-demand.ts'
import { fakeClock } from '../fake-clock.ts'

const STORY = '6f0e3e2c-94f5-4c62-8c8b-0f1d2a3b4c5d'
const POSITION = { chapter: 2, paragraph: 3, offset: 4 }

/** The sync of somebody, and the calls it makes. */
function open(isSignedIn: boolean) {
  const requests: string[] = []
  const time = fakeClock()
  const ask = async ({ name }: { name: string }) => {
    requests.push(name)
    return { ok: true, value: { place: { ...POSITION, at: new Date(5).toISOString() } } }
  }
  const deps = { ask: ask as never, clock: time.clock, isSignedIn: () => isSignedIn }
  return { requests, time, sync: readingSyncOnDemand(deps, STORY) }
}

test('carries the place of whoever is signed in', async () => {
  const { requests, time, sync } = open(true)
  expect(await sync.fetchPosition()).toEqual({ ...POSITION, at: 5 })
  sync.save({ ...POSITION, at: 7 })
  await sync.fetchPosition()
  await time.advance(READING_SAVE_MS)
  expect(requests).toEqual(['read-reading-place', 'read-reading-place', 'save-reading-place'])
})

test('asks nothing for somebody who is not signed in', async () => {
  const { requests, time, sync } = open(false)
  expect(await sync.fetchPosition()).toBeUndefined()
  sync.save({ ...POSITION, at: 7 })
  await sync.flush(true)
  await time.advance(READING_SAVE_MS)
  expect(requests).toEqual([])
})
