import { atom } from 'nanostores'
import type { Output } from '../../contract/call.ts'
import { listLandings } from '../../contract/calls/list-landings.ts'
import type { LandingRow, LandingState } from '../../contract/landing.ts'
import type { Language } from '../../contract/languages.ts'
import type { RefusalCode } from '../../contract/refusals.ts'
import type { Client } from '../client.ts'
import type { Clock } from '../clock.ts'

const SEARCH_DEBOUNCE_MS = 300

export interface Filter {
  readonly language: Language | ''
  readonly state: LandingState | ''
  readonly search: string
}

export type Listing =
  | { state: 'loading' }
  | { state: 'ready'; rows: readonly LandingRow[]; total: number; next: string | null; isLoadingMore: boolean }
  /** Not staff. */
  | { state: 'closed' }
  | { state: 'failed'; code: RefusalCode }

export function createListing(ask: Client, clock: Clock) {
  const $filter = atom<Filter>({ language: '', state: '', search: '' })
  const $listing = atom<Listing>({ state: 'loading' })
  let loadCount = 0
  let cancel = () => {}

  const fetchRows = (after?: string) => {
    const { language, state, search } = $filter.get()
    const query = {
      ...(language && { language }),
      ...(state && { state }),
      ...(search.trim() && { search: search.trim() }),
      ...(after && { after }),
    }
    return ask(listLandings, { query })
  }
  const show = ({ items, total, next }: Output<typeof listLandings>, before: readonly LandingRow[] = []) => {
    const known = new Set(before.map(row => row.id))
    const rows = [...before, ...items.filter(row => !known.has(row.id))]
    $listing.set({ state: 'ready', rows, total, next, isLoadingMore: false })
  }
  /** An answer that a newer request overtook is dropped. */
  const load = async () => {
    cancel()
    loadCount += 1
    const own = loadCount
    if ($listing.get().state !== 'ready') $listing.set({ state: 'loading' })
    const result = await fetchRows()
    if (own !== loadCount) return
    if (result.ok) return show(result.value)
    const { code } = result.refusal
    const isClosed = code === 'not-found' || code === 'unauthorised'
    $listing.set(isClosed ? { state: 'closed' } : { state: 'failed', code })
  }
  const more = async () => {
    const now = $listing.get()
    if (now.state !== 'ready' || now.next === null || now.isLoadingMore) return
    const own = loadCount
    $listing.set({ ...now, isLoadingMore: true })
    const result = await fetchRows(now.next)
    if (own !== loadCount) return
    if (result.ok) show(result.value, now.rows)
    else $listing.set({ state: 'failed', code: result.refusal.code })
  }
  const filter = (part: Partial<Filter>) => {
    $filter.set({ ...$filter.get(), ...part })
    cancel()
    if (part.search === undefined) void load()
    else cancel = clock.after(SEARCH_DEBOUNCE_MS, () => void load())
  }
  return { $filter, $listing, load, more, filter }
}
