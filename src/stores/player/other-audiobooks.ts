import { atom } from 'nanostores'
import { listStories } from '../../contract/calls/list-stories.ts'
import { EDITION_WATCH_MS, LIBRARY_POLL_MS } from '../../contract/limits.ts'
import type { StorySummary } from '../../contract/story-summary.ts'
import type { Accepted, Client } from '../client.ts'
import type { Clock } from '../clock.ts'
import { hasSound, isBeingSpoken } from '../library/editions.ts'
import { createPoll } from '../poll.ts'
import type { Visibility } from '../visibility.ts'

interface OtherAudiobooksDeps {
  readonly ask: Client
  readonly clock: Clock
  readonly visibility: Visibility
  readonly current: string
}

/** Includes those being spoken, which are polled. */
export function createOtherAudiobooks({ ask, clock, visibility, current }: OtherAudiobooksDeps) {
  const $others = atom<readonly StorySummary[]>([])
  const began = clock.now()
  let before: Accepted<typeof listStories> | undefined

  const look = async (): Promise<'again' | 'stop'> => {
    const result = await ask(listStories, { query: { ordered: 'audiobook' }, before })
    // Not the purpose of the page: without an answer there are none.
    if (!result.ok) return 'stop'
    before = result
    const others = result.value.filter(story => story.id !== current && (hasSound(story) || isBeingSpoken(story)))
    $others.set(others)
    return others.some(isBeingSpoken) && clock.now() - began < EDITION_WATCH_MS ? 'again' : 'stop'
  }
  const { start, stop } = createPoll({ clock, visibility, everyMs: LIBRARY_POLL_MS, look })
  return { $others, start, stop }
}
