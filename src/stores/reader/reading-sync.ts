import { readReadingPlace } from '../../contract/calls/read-reading-place.ts'
import { saveReadingPlace } from '../../contract/calls/save-reading-place.ts'
import { READING_SAVE_MS } from '../../contract/limits.ts'
import type { PlaceInText } from '../../contract/reading-place.ts'
import type { Client } from '../client.ts'
import type { Clock } from '../clock.ts'

export interface SyncParts {
  readonly ask: Client
  readonly clock: Clock
  readonly isSignedIn: () => boolean
}

/** A place with the time it was reached, in milliseconds since the epoch. */
export type Reached = PlaceInText & { readonly at: number }

/** Carries the place in one story between the devices of whoever is signed in; for everybody else it does nothing. */
export function createReadingSync({ ask, clock, isSignedIn }: SyncParts, story: string) {
  let waiting: Reached | undefined
  let cancel = () => {}

  /** Where another device was; undefined when there is nothing to hear. */
  const fetchPlace = async (): Promise<Reached | undefined> => {
    if (!isSignedIn()) return undefined
    const answer = await ask(readReadingPlace, { params: { id: story }, isUnnoticed: true })
    const place = answer.ok ? answer.value.place : null
    return place ? { ...place, at: Date.parse(place.at) } : undefined
  }
  /** Sends what waits; `leaving` lets the browser send it when the page is gone. A failure is made good by the next one. */
  const flush = async (leaving = false): Promise<void> => {
    cancel()
    const place = waiting
    waiting = undefined
    if (!place || !isSignedIn()) return
    const { chapter, paragraph, offset, at } = place
    const body = { chapter, paragraph, offset, at: new Date(at).toISOString() }
    await ask(saveReadingPlace, { params: { id: story }, body, keepalive: leaving, isUnnoticed: true })
  }
  /** Saves a place once the reader has rested there. */
  const save = (place: Reached): void => {
    cancel()
    waiting = place
    cancel = clock.after(READING_SAVE_MS, () => void flush())
  }
  return { fetchPlace, save, flush }
}
