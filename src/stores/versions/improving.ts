import { atom } from 'nanostores'
import { improveStory } from '../../contract/calls/improve-story.ts'
import { listVersions } from '../../contract/calls/list-versions.ts'
import { readWish } from '../../contract/calls/read-wish.ts'
import { IMPROVE_POLL_MS } from '../../contract/limits.ts'
import type { Client, Refusal } from '../client.ts'
import type { Clock } from '../clock.ts'
import { createPoll } from '../poll.ts'
import type { Visibility } from '../visibility.ts'

export type Improving =
  | { state: 'idle' }
  | { state: 'sending'; wish: string }
  /** `isWaiting`: a service that it needs is away. */
  | { state: 'working'; wish: string; isWaiting?: true | undefined }
  | { state: 'unchanged' | 'failed'; wish: string }
  | { state: 'refused'; wish: string; refusal: Refusal }

interface Parts {
  readonly ask: Client
  readonly clock: Clock
  readonly visibility: Visibility
  readonly id: string
  readonly onDone: () => void
}

export function createImproving({ ask, clock, visibility, id, onDone }: Parts) {
  const $improving = atom<Improving>({ state: 'idle' })
  /** Version number before the request; undefined when another page sent it. */
  let oldVersion: number | undefined

  const look = async (): Promise<'again' | 'stop'> => {
    const now = $improving.get()
    if (now.state !== 'working') return 'stop'
    const asked = await ask(readWish, { params: { id } })
    const last = asked.ok ? asked.value.wish : undefined
    if (last && last.state !== 'working') {
      $improving.set({ state: last.state, wish: last.wish })
      return 'stop'
    }
    if (last && last.isWaiting !== now.isWaiting) $improving.set({ ...now, isWaiting: last.isWaiting })
    const listed = await ask(listVersions, { params: { id } })
    const hasMore = listed.ok && oldVersion !== undefined && listed.value.length > oldVersion
    // Of another page's request only the end is known: it is no longer there.
    const hasEnded = oldVersion === undefined && last === null
    if (!hasMore && !hasEnded) return 'again'
    $improving.set({ state: 'idle' })
    onDone()
    return 'stop'
  }
  const poll = createPoll({ clock, visibility, everyMs: IMPROVE_POLL_MS, look })
  const work = (wish: string) => {
    $improving.set({ state: 'working', wish })
    poll.start()
  }

  const send = async (wish: string): Promise<Improving> => {
    const { state } = $improving.get()
    if (state === 'sending' || state === 'working') return $improving.get()
    $improving.set({ state: 'sending', wish })
    const answer = await ask(improveStory, { params: { id }, body: { changes: [wish] } })
    if (answer.ok) {
      oldVersion = answer.value.oldVersion
      work(wish)
    } else $improving.set({ state: 'refused', wish, refusal: answer.refusal })
    return $improving.get()
  }
  /** Continues a request of an earlier page, under way or not fulfilled. */
  const resume = async () => {
    const asked = await ask(readWish, { params: { id } })
    const last = asked.ok ? asked.value.wish : null
    if (!last || $improving.get().state !== 'idle') return
    if (last.state === 'working') work(last.wish)
    else $improving.set({ state: last.state, wish: last.wish })
  }
  return { $improving, send, resume, stop: poll.stop }
}
