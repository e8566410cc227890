import { expect, test } from 'vitest'
import { READING_SAVE_MS } from '../../../src/contract/limits.ts'
import { readingSyncOnDemand } from '../../../src/stores/reader/reading-sync-on-demand.ts'
import { fakeClock } from '../fake-clock.ts'

const STORY = '6f0e3e2c-94f5-4c62-8c8b-0f1d2a3b4c5d'
const PLACE = { chapter: 2, paragraph: 3, offset: 4 }

/** The sync of somebody, and the calls it makes. */
function open(isSignedIn: boolean) {
  const asked: string[] = []
  const time = fakeClock()
  const ask = async ({ name }: { name: string }) => {
    asked.push(name)
    return { ok: true, value: { place: { ...PLACE, at: new Date(5).toISOString() } } }
  }
  const parts = { ask: ask as never, clock: time.clock, isSignedIn: () => isSignedIn }
  return { asked, time, sync: readingSyncOnDemand(parts, STORY) }
}

test('carries the place of whoever is signed in', async () => {
  const { asked, time, sync } = open(true)
  expect(await sync.fetchPlace()).toEqual({ ...PLACE, at: 5 })
  sync.save({ ...PLACE, at: 7 })
  await sync.fetchPlace()
  await time.advance(READING_SAVE_MS)
  expect(asked).toEqual(['read-reading-place', 'read-reading-place', 'save-reading-place'])
})

test('asks nothing for somebody who is not signed in', async () => {
  const { asked, time, sync } = open(false)
  expect(await sync.fetchPlace()).toBeUndefined()
  sync.save({ ...PLACE, at: 7 })
  await sync.flush(true)
  await time.advance(READING_SAVE_MS)
  expect(asked).toEqual([])
})
