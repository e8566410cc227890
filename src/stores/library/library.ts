import { atom, type WritableAtom } from 'nanostores'
import { EDITION_WATCH_MS, LIBRARY_POLL_MS } from '../../contract/limits.ts'
import type { RefusalCode } from '../../contract/refusals.ts'
import type { StorySummary } from '../../contract/story-summary.ts'
import type { Client } from '../client.ts'
import type { Clock } from '../clock.ts'
import { createPoll } from '../poll.ts'
import type { OfflineStories } from '../reader/offline-stories.ts'
import { offlineStoriesOnDemand } from '../reader/offline-stories-on-demand.ts'
import type { Session } from '../session.ts'
import type { Visibility } from '../visibility.ts'
import { isBeingBound, isBeingSpoken } from './editions.ts'
import { createLibraryPages, type LibraryPages } from './library-pages.ts'
import { lookAtMembership, type Membership } from './membership.ts'
import { freshPurchase, type Purchase } from './purchase.ts'

export type Library =
  | { state: 'loading' }
  /** Signed out, and this browser made nothing: on the way to sign in. */
  | { state: 'leaving' }
  | { state: 'empty' }
  /** Newest first. `isLate`: what was bought takes longer than we poll. `more`: stories that are not loaded. */
  | { state: 'ready'; stories: readonly [StorySummary, ...StorySummary[]]; isLate: boolean; more: More }
  | { state: 'unreachable' }

export type More = 'none' | 'offered' | 'loading' | 'failed'

interface LibraryDeps {
  readonly ask: Client
  readonly clock: Clock
  readonly visibility: Visibility
  readonly offlineStories?: Pick<OfflineStories, 'list' | 'retain'>
  readonly session: { look(): Session }
  readonly purchase: Purchase | undefined
  readonly reading?: () => string | undefined
  readonly isOfAudiobooks?: boolean
  readonly leave: () => void
}

/** Loads page by page. Stories that are written, or whose purchase is made, are polled. */
export function createLibrary(deps: LibraryDeps) {
  const { ask, clock, visibility, offlineStories = offlineStoriesOnDemand, session, purchase, leave } = deps
  const $library = atom<Library>({ state: 'loading' })
  const $membership = atom<Membership | undefined>(undefined)
  const wanted = () => [purchase?.storyId, deps.reading?.()].filter(id => id !== undefined)
  const pages = createLibraryPages({ ask, wanted, wantsAudiobooks: deps.isOfAudiobooks ?? false })
  let openedAt = clock.now()
  let isLoaded = false
  let watched: readonly string[] = []
  let who: Promise<Membership> | undefined

  const look = async (): Promise<'again' | 'stop'> => {
    who ??= lookAtMembership(ask, session)
    const before = openedAt
    const [refused, membership] = await Promise.all([isLoaded ? pages.refresh(watched) : pages.load(), who])
    $membership.set(membership)
    if (refused) return showFailure(refused)
    // Opened anew meanwhile: everything is read once more.
    isLoaded = before === openedAt
    return show(moreOf($library.get(), pages.hasMore()))
  }
  const show = (more: More): 'again' | 'stop' => {
    const stories = pages.stories()
    void offlineStories.retain(idsOf(stories), pages.stillThere)
    const isLate = clock.now() - openedAt >= EDITION_WATCH_MS
    const ready = readyWith(stories, isLate, more)
    if (!ready) return showEmpty()
    $library.set(ready)
    watched = idsOf(changing(stories, purchase, isLate))
    return !isLoaded || watched.length > 0 ? 'again' : 'stop'
  }
  const showEmpty = () => {
    const isGuest = $membership.get()?.state === 'guest'
    $library.set({ state: isGuest ? 'leaving' : 'empty' })
    if (isGuest) leave()
    return 'stop' as const
  }
  /** What is shown stays and is asked for again. */
  const showFailure = async (code: RefusalCode) => {
    if ($library.get().state === 'ready') return 'again'
    $library.set(await withoutService(code, offlineStories))
    return 'stop'
  }
  const poll = createPoll({ clock, visibility, everyMs: LIBRARY_POLL_MS, look })

  const open = () => {
    if ($library.get().state === 'unreachable') $library.set({ state: 'loading' })
    openedAt = clock.now()
    isLoaded = false
    poll.start()
  }
  const more = async (): Promise<void> => {
    if (!(await loadMore($library, pages))) return
    if (show(pages.hasMore() ? 'offered' : 'none') === 'again') poll.start()
  }
  return { $library, $membership, open, more, stop: poll.stop }
}

const isGrowing = ({ state }: StorySummary) => state === 'pending' || state === 'working'
const isEditionMade = (story: StorySummary) => isBeingSpoken(story) || isBeingBound(story)

const idsOf = (stories: readonly StorySummary[]): string[] => stories.map(({ id }) => id)

function changing(stories: readonly StorySummary[], purchase: Purchase | undefined, isLate: boolean): StorySummary[] {
  const bought = freshPurchase(stories, purchase, false)
  const isMade = (story: StorySummary) =>
    !isLate && (isEditionMade(story) || (bought?.state === 'waiting' && bought.story.id === story.id))
  return stories.filter(story => isGrowing(story) || isMade(story))
}

function readyWith([newest, ...others]: readonly StorySummary[], isLate: boolean, more: More): Library | undefined {
  return newest && { state: 'ready', stories: [newest, ...others], isLate, more }
}

function moreOf(now: Library, hasMore: boolean): More {
  if (!hasMore) return 'none'
  return now.state === 'ready' && now.more !== 'none' ? now.more : 'offered'
}

/** Offline stories, or a way to try again. */
async function withoutService(code: RefusalCode, offlineStories: Pick<OfflineStories, 'list'>): Promise<Library> {
  const offline = code === 'not-serving' ? await offlineStories.list() : []
  return readyWith(offline, false, 'none') ?? { state: 'unreachable' }
}

/** Whether more was loaded; otherwise `$library` has the reason. */
async function loadMore($library: WritableAtom<Library>, pages: LibraryPages): Promise<boolean> {
  const now = $library.get()
  if (now.state !== 'ready' || now.more === 'none' || now.more === 'loading') return false
  $library.set({ ...now, more: 'loading' })
  if (!(await pages.loadMore())) return true
  const after = $library.get()
  if (after.state === 'ready') $library.set({ ...after, more: 'failed' })
  return false
}
