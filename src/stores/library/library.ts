import { atom, type WritableAtom } from 'nanostores'
import { EDITION_WATCH_MS, LIBRARY_POLL_MS } from '../../contract/limits.ts'
import type { RefusalCode } from '../../contract/refusals.ts'
import type { StorySummary } from '../../contract/story-summary.ts'
import type { Client } from '../client.ts'
import type { Clock } from '../clock.ts'
import { createPoll } from '../poll.ts'
import type { Shelf } from '../reader/shelf.ts'
import { shelfOnDemand } from '../reader/shelf-on-demand.ts'
import type { Session } from '../session.ts'
import type { Visibility } from '../visibility.ts'
import { isBeingBound, isBeingSpoken } from './editions.ts'
import { createLibraryPages, type LibraryPages } from './library-pages.ts'
import { lookAtMembership, type Membership } from './membership.ts'
import { freshPurchase, type Purchase } from './purchase.ts'

export type Library =
  | { state: 'loading' }
  /** Nobody is signed in and this browser made nothing: on the way to sign in. */
  | { state: 'leaving' }
  | { state: 'empty' }
  /** From new to old. `isLate`: what was bought takes longer than we look. `more`: of those that were not loaded yet. */
  | { state: 'ready'; stories: readonly [StorySummary, ...StorySummary[]]; isLate: boolean; more: More }
  | { state: 'unreachable' }

/** Whether there are more stories than were loaded, and how it goes with loading them. */
export type More = 'none' | 'offered' | 'loading' | 'failed'

interface Parts {
  readonly ask: Client
  readonly clock: Clock
  readonly visibility: Visibility
  /** What was opened in this browser and can be read without a network. */
  readonly shelf?: Pick<Shelf, 'list' | 'retain'>
  readonly session: { look(): Session }
  /** What the address says was just bought. */
  readonly purchase: Purchase | undefined
  /** The story that is being read in this browser. */
  readonly reading?: () => string | undefined
  /** Whether it is the audiobooks that are looked at. */
  readonly isOfAudiobooks?: boolean
  /** Takes the browser to where one signs in. */
  readonly leave: () => void
}

/**
 * The stories somebody sees, page by page. While any is being written, or what was bought for one is being made, those
 * are asked for again.
 */
export function createLibrary(parts: Parts) {
  const { ask, clock, visibility, shelf = shelfOnDemand, session, purchase, leave } = parts
  const $library = atom<Library>({ state: 'loading' })
  /** Undefined until it is known. */
  const $membership = atom<Membership | undefined>(undefined)
  const wanted = () => [purchase?.storyId, parts.reading?.()].filter(id => id !== undefined)
  const pages = createLibraryPages({ ask, wanted, wantsAudiobooks: parts.isOfAudiobooks ?? false })
  let openedAt = clock.now()
  let isLoaded = false
  /** Stories to be asked for again. */
  let watched: readonly string[] = []
  let who: Promise<Membership> | undefined

  const look = async (): Promise<'again' | 'stop'> => {
    who ??= lookAtMembership(ask, session)
    const before = openedAt
    const [refused, membership] = await Promise.all([isLoaded ? pages.refresh(watched) : pages.load(), who])
    $membership.set(membership)
    if (refused) return missed(refused)
    // Opened anew meanwhile: all of it is asked for once more.
    isLoaded = before === openedAt
    return show(moreOf($library.get(), pages.hasMore()))
  }
  const show = (more: More): 'again' | 'stop' => {
    const stories = pages.stories()
    void shelf.retain(idsOf(stories), pages.stillThere)
    const isLate = clock.now() - openedAt >= EDITION_WATCH_MS
    const ready = readyWith(stories, isLate, more)
    if (!ready) return bare()
    $library.set(ready)
    watched = idsOf(changing(stories, purchase, isLate))
    return !isLoaded || watched.length > 0 ? 'again' : 'stop'
  }
  const bare = () => {
    const isGuest = $membership.get()?.state === 'guest'
    $library.set({ state: isGuest ? 'leaving' : 'empty' })
    if (isGuest) leave()
    return 'stop' as const
  }
  /** What is on screen stays there and is asked for again. */
  const missed = async (code: RefusalCode) => {
    if ($library.get().state === 'ready') return 'again'
    $library.set(await withoutService(code, shelf))
    return 'stop'
  }
  const poll = createPoll({ clock, visibility, everyMs: LIBRARY_POLL_MS, look })

  const open = () => {
    if ($library.get().state === 'unreachable') $library.set({ state: 'loading' })
    openedAt = clock.now()
    isLoaded = false
    poll.start()
  }
  /** Shows the next page as well. */
  const more = async (): Promise<void> => {
    if (!(await loadMore($library, pages))) return
    if (show(pages.hasMore() ? 'offered' : 'none') === 'again') poll.start()
  }
  return { $library, $membership, open, more, stop: poll.stop }
}

const isGrowing = ({ state }: StorySummary) => state === 'pending' || state === 'working'
const isEditionMade = (story: StorySummary) => isBeingSpoken(story) || isBeingBound(story)

const idsOf = (stories: readonly StorySummary[]): string[] => stories.map(({ id }) => id)

/** Those that are about to change. */
function changing(stories: readonly StorySummary[], purchase: Purchase | undefined, isLate: boolean): StorySummary[] {
  const bought = freshPurchase(stories, purchase, false)
  const isMade = (story: StorySummary) =>
    !isLate && (isEditionMade(story) || (bought?.state === 'waiting' && bought.story.id === story.id))
  return stories.filter(story => isGrowing(story) || isMade(story))
}

/** Undefined when there are no stories. */
function readyWith([newest, ...others]: readonly StorySummary[], isLate: boolean, more: More): Library | undefined {
  return newest && { state: 'ready', stories: [newest, ...others], isLate, more }
}

function moreOf(now: Library, hasMore: boolean): More {
  if (!hasMore) return 'none'
  return now.state === 'ready' && now.more !== 'none' ? now.more : 'offered'
}

/** Where nobody answers, what was opened here is shown, or a way to try again. */
async function withoutService(code: RefusalCode, shelf: Pick<Shelf, 'list'>): Promise<Library> {
  const kept = code === 'not-serving' ? await shelf.list() : []
  return readyWith(kept, false, 'none') ?? { state: 'unreachable' }
}

/** Whether more was loaded; what became of it otherwise the library says. */
async function loadMore($library: WritableAtom<Library>, pages: LibraryPages): Promise<boolean> {
  const now = $library.get()
  if (now.state !== 'ready' || now.more === 'none' || now.more === 'loading') return false
  $library.set({ ...now, more: 'loading' })
  if (!(await pages.loadMore())) return true
  const after = $library.get()
  if (after.state === 'ready') $library.set({ ...after, more: 'failed' })
  return false
}
