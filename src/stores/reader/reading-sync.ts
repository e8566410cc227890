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

/** `at`: when it was reached, in milliseconds since the epoch. */
export type Reached = PlaceInText & { readonly at: number }

/** Synchronises the position between the devices of an account; no-op when signed out. */
export function createReadingSync({ ask, clock, isSignedIn }: SyncParts, story: string) {
  let waiting: Reached | undefined
  let cancel = () => {}

  /** Position of another device; undefined when there is none. */
  const fetchPlace = async (): Promise<Reached | undefined> => {
    if (!isSignedIn()) return undefined
    const answer = await ask(readReadingPlace, { params: { id: story }, isUnnoticed: true })
    const place = answer.ok ? answer.value.place : null
    return place ? { ...place, at: Date.parse(place.at) } : undefined
  }
  /** `leaving`: the request outlives the page. A failure is made good by the next one. */
  const flush = async (leaving = false): Promise<void> => {
    cancel()
    const place = waiting
    waiting = undefined
    if (!place || !isSignedIn()) return
    const { chapter, paragraph, offset, at } = place
    const body = { chapter, paragraph, offset, at: new Date(at).toISOString() }
    await ask(saveReadingPlace, { params: { id: story }, body, keepalive: leaving, isUnnoticed: true })
  }
  /** Sends once the reader has rested there. */
  const save = (place: Reached): void => {
    cancel()
    waiting = place
    cancel = clock.after(READING_SAVE_MS, () => void flush())
  }
  return { fetchPlace, save, flush }
}
