import { readReadingPlace } from '../../contract/calls/read-reading-place.ts'
import { saveReadingPlace } from '../../contract/calls/save-reading-place.ts'
import { READING_SAVE_MS } from '../../contract/limits.ts'
import type { TextPosition } from '../../contract/reading-position.ts'
import type { Client } from '../client.ts'
import type { Clock } from '../clock.ts'

export interface ReadingSyncDeps {
  readonly ask: Client
  readonly clock: Clock
  readonly isSignedIn: () => boolean
}

/** `at`: when it was reached, in milliseconds since the epoch. */
export type Reached = TextPosition & { readonly at: number }

/** Synchronises the position between the devices of an account; no-op when signed out. */
export function createReadingSync({ ask, clock, isSignedIn }: ReadingSyncDeps, story: string) {
  let waiting: Reached | undefined
  let cancel = () => {}

  /** Position of another device; undefined when there is none. */
  const fetchPosition = async (): Promise<Reached | undefined> => {
    if (!isSignedIn()) return undefined
    const result = await ask(readReadingPlace, { params: { id: story }, isUnnoticed: true })
    const position = result.ok ? result.value.place : null
    return position ? { ...position, at: Date.parse(position.at) } : undefined
  }
  /** `leaving`: the request outlives the page. A failure is made good by the next one. */
  const flush = async (leaving = false): Promise<void> => {
    cancel()
    const position = waiting
    waiting = undefined
    if (!position || !isSignedIn()) return
    const { chapter, paragraph, offset, at } = position
    const body = { chapter, paragraph, offset, at: new Date(at).toISOString() }
    await ask(saveReadingPlace, { params: { id: story }, body, keepalive: leaving, isUnnoticed: true })
  }
  /** Sends once the reader has rested there. */
  const save = (position: Reached): void => {
    cancel()
    waiting = position
    cancel = clock.after(READING_SAVE_MS, () => void flush())
  }
  return { fetchPosition, save, flush }
}
