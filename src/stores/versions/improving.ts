import { atom } from 'nanostores'
import { improveStory } from '../../contract/calls/improve-story.ts'
import { listVersions } from '../../contract/calls/list-versions.ts'
import { readWish } from '../../contract/calls/read-wish.ts'
import { IMPROVE_POLL_MS } from '../../contract/limits.ts'
import type { RefusedPart, RevisionRequest } from '../../contract/version.ts'
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
  /** Nothing was done; why, part by part. */
  | { state: 'unfulfilled'; request: string; parts: readonly RefusedPart[] }
  /** Done but for these parts. */
  | { state: 'partly'; request: string; parts: readonly RefusedPart[] }
  | { state: 'refused'; request: string; refusal: Refusal }

/** What became of a request that is no longer under way, and has not come true as a whole. */
function endOf({ state, wish: request, refused: parts = [] }: RevisionRequest): Improving {
  if (state === 'done') return { state: 'partly', request, parts }
  if (state === 'refused') return { state: 'unfulfilled', request, parts }
  if (state === 'working') return { state, request }
  return { state, request }
}

interface ImprovingDeps {
  readonly ask: Client
  readonly clock: Clock
  readonly visibility: Visibility
  readonly id: string
  /** Of the whole request, or of a part of it. */
  readonly onDone: (isWhole: boolean) => void
}

export function createImproving({ ask, clock, visibility, id, onDone }: ImprovingDeps) {
  const $improving = atom<Improving>({ state: 'idle' })
  /** Version number before the request; undefined when another page sent it. */
  let oldVersion: number | undefined

  const look = async (): Promise<'again' | 'stop'> => {
    const now = $improving.get()
    if (now.state !== 'working') return 'stop'
    // In this order: with a new version the request has its end, and the parts that were refused.
    const listed = await ask(listVersions, { params: { id } })
    const result = await ask(readWish, { params: { id } })
    if (!result.ok) return 'again'
    const last = result.value.wish
    if (last && last.state !== 'working') {
      const ended = endOf(last)
      $improving.set(ended)
      if (ended.state === 'partly') onDone(false)
      return 'stop'
    }
    if (last) {
      if (last.isWaiting !== now.isWaiting) $improving.set({ ...now, isWaiting: last.isWaiting })
      return 'again'
    }
    const hasMore = listed.ok && oldVersion !== undefined && listed.value.length > oldVersion
    // Of another page's request only the end is known: it is no longer there.
    if (!hasMore && oldVersion !== undefined) return 'again'
    $improving.set({ state: 'idle' })
    onDone(true)
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
    else $improving.set(endOf(last))
  }
  return { $improving, send, resume, stop: poll.stop }
}
