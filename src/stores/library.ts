import { atom } from 'nanostores'
import { listStories } from '../contract/calls/list-stories.ts'
import { EDITION_WATCH_MS, LIBRARY_POLL_MS } from '../contract/limits.ts'
import type { RefusalCode } from '../contract/refusals.ts'
import type { Story } from '../contract/story.ts'
import type { Client } from './client.ts'
import type { Clock } from './clock.ts'
import { isBeingBound, isBeingSpoken } from './editions.ts'
import { lookAtMembership, type Membership } from './membership.ts'
import { createPoll } from './poll.ts'
import { freshPurchase, type Purchase } from './purchase.ts'
import type { Session } from './session.ts'
import type { Shelf } from './shelf.ts'
import { shelfOnDemand } from './shelf-on-demand.ts'
import type { Visibility } from './visibility.ts'

export type Library =
  | { state: 'loading' }
  /** Nobody is signed in and this browser made nothing: on the way to sign in. */
  | { state: 'leaving' }
  | { state: 'empty' }
  /** From new to old. `isLate`: what was bought takes longer than we look. */
  | { state: 'ready'; stories: readonly [Story, ...Story[]]; isLate: boolean }
  | { state: 'unreachable' }

interface Parts {
  readonly ask: Client
  readonly clock: Clock
  readonly visibility: Visibility
  /** What was opened in this browser and can be read without a network. */
  readonly shelf?: Pick<Shelf, 'list' | 'retain'>
  readonly session: { look(): Session }
  /** What the address says was just bought. */
  readonly purchase: Purchase | undefined
  /** Takes the browser to where one signs in. */
  readonly leave: () => void
}

const isGrowing = ({ state }: Story) => state === 'pending' || state === 'working'

/** The stories somebody sees, asked for again while any is being written or what was bought for one is being made. */
export function createLibrary({ ask, clock, visibility, shelf = shelfOnDemand, session, purchase, leave }: Parts) {
  const $library = atom<Library>({ state: 'loading' })
  /** Undefined until it is known. */
  const $membership = atom<Membership | undefined>(undefined)
  let openedAt = clock.now()
  let who: Promise<Membership> | undefined

  const look = async (): Promise<'again' | 'stop'> => {
    who ??= lookAtMembership(ask, session)
    const [answer, membership] = await Promise.all([ask(listStories, { query: {} }), who])
    $membership.set(membership)
    if (!answer.ok) return missed(answer.refusal.code)
    void shelf.retain(answer.value.map(({ id }) => id))
    const [newest, ...others] = answer.value
    if (!newest) return bare()
    const stories = [newest, ...others] as const
    const isLate = clock.now() - openedAt >= EDITION_WATCH_MS
    $library.set({ state: 'ready', stories, isLate })
    return stories.some(isGrowing) || (!isLate && isBeingMade(stories)) ? 'again' : 'stop'
  }
  const isBeingMade = (stories: readonly Story[]) =>
    stories.some(story => isBeingSpoken(story) || isBeingBound(story)) ||
    freshPurchase(stories, purchase, false)?.state === 'waiting'
  const bare = () => {
    const isGuest = $membership.get()?.state === 'guest'
    $library.set({ state: isGuest ? 'leaving' : 'empty' })
    if (isGuest) leave()
    return 'stop' as const
  }
  /** What is on screen stays there and is asked for again; an empty screen shows what was opened here, or offers to try. */
  const missed = async (code: RefusalCode) => {
    if ($library.get().state === 'ready') return 'again'
    const [newest, ...others] = code === 'not-serving' ? await shelf.list() : []
    $library.set(newest ? { state: 'ready', stories: [newest, ...others], isLate: false } : { state: 'unreachable' })
    return 'stop'
  }
  const poll = createPoll({ clock, visibility, everyMs: LIBRARY_POLL_MS, look })

  const open = () => {
    if ($library.get().state === 'unreachable') $library.set({ state: 'loading' })
    openedAt = clock.now()
    poll.start()
  }
  return { $library, $membership, open, stop: poll.stop }
}
