import { atom } from 'nanostores'
import { listStories } from '../contract/calls/list-stories.ts'
import { LIBRARY_POLL_MS } from '../contract/limits.ts'
import type { Story } from '../contract/story.ts'
import type { Client } from './client.ts'
import type { Clock } from './clock.ts'
import { createPoll } from './poll.ts'
import type { Visibility } from './visibility.ts'

export type Library =
  | { state: 'loading' }
  | { state: 'empty' }
  /** `newest` is the last one begun, `others` follow from new to old. */
  | { state: 'ready'; newest: Story; others: Story[] }
  | { state: 'unreachable' }

interface Parts {
  readonly ask: Client
  readonly clock: Clock
  readonly visibility: Visibility
}

const growing = (story: Story) => story.state === 'pending' || story.state === 'working'

/** The stories of this browser, kept fresh while any of them is being written. */
export function createLibrary({ ask, clock, visibility }: Parts) {
  const $library = atom<Library>({ state: 'loading' })

  const look = async (): Promise<'again' | 'stop'> => {
    const answer = await ask(listStories, { query: {} })
    if (!answer.ok) return missed()
    const [newest, ...others] = answer.value
    $library.set(newest ? { state: 'ready', newest, others } : { state: 'empty' })
    return answer.value.some(growing) ? 'again' : 'stop'
  }
  /** A shelf that is on screen stays there and is asked for again; an empty screen offers to try. */
  const missed = () => {
    if ($library.get().state === 'ready') return 'again'
    $library.set({ state: 'unreachable' })
    return 'stop'
  }
  const poll = createPoll({ clock, visibility, everyMs: LIBRARY_POLL_MS, look })

  const open = () => {
    if ($library.get().state === 'unreachable') $library.set({ state: 'loading' })
    poll.start()
  }
  return { $library, open, stop: poll.stop }
}
