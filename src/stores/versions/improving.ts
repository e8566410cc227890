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
  | { state: 'sending'; request: string }
  /** `isWaiting`: a service that it needs is away. */
  | { state: 'working'; request: string; isWaiting?: true | undefined }
  | { state: 'unchanged' | 'failed'; request: string }
  | { state: 'refused'; request: string; refusal: Refusal }

interface ImprovingDeps {
  readonly ask: Client
  readonly clock: Clock
  readonly visibility: Visibility
  readonly id: string
  readonly onDone: () => void
}

export function createImproving({ ask, clock, visibility, id, onDone }: ImprovingDeps) {
  const $improving = atom<Improving>({ state: 'idle' })
  /** Version number before the request; undefined when another page sent it. */
  let oldVersion: number | undefined

  const look = async (): Promise<'again' | 'stop'> => {
    const now = $improving.get()
    if (now.state !== 'working') return 'stop'
    const result = await ask(readWish, { params: { id } })
    const last = result.ok ? result.value.wish : undefined
    if (last && last.state !== 'working') {
      $improving.set({ state: last.state, request: last.wish })
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
  const work = (request: string) => {
    $improving.set({ state: 'working', request })
    poll.start()
  }

  const send = async (request: string): Promise<Improving> => {
    const { state } = $improving.get()
    if (state === 'sending' || state === 'working') return $improving.get()
    $improving.set({ state: 'sending', request })
    const result = await ask(improveStory, { params: { id }, body: { changes: [request] } })
    if (result.ok) {
      oldVersion = result.value.oldVersion
      work(request)
    } else $improving.set({ state: 'refused', request, refusal: result.refusal })
    return $improving.get()
  }
  /** Continues a request of an earlier page, under way or not fulfilled. */
  const resume = async () => {
    const result = await ask(readWish, { params: { id } })
    const last = result.ok ? result.value.wish : null
    if (!last || $improving.get().state !== 'idle') return
    if (last.state === 'working') work(last.wish)
    else $improving.set({ state: last.state, request: last.wish })
  }
  return { $improving, send, resume, stop: poll.stop }
}
