import { atom } from 'nanostores'
import { countRatings } from '../../contract/calls/count-ratings.ts'
import { listRatings } from '../../contract/calls/list-ratings.ts'
import { RATINGS_AT_ONCE, type RatingCount, type StaffRating } from '../../contract/rating.ts'
import type { RefusalCode } from '../../contract/refusals.ts'
import type { Client } from '../client.ts'

export type Ratings =
  | { state: 'loading' }
  /** Not staff. */
  | { state: 'closed' }
  | { state: 'failed'; code: RefusalCode }
  | {
      state: 'ready'
      counts: readonly RatingCount[]
      newest: readonly StaffRating[]
      hasMore: boolean
      isLoadingMore: boolean
    }

/** What readers said at the end of their books, for staff. */
export function createRatings(ask: Client) {
  const $ratings = atom<Ratings>({ state: 'loading' })

  const load = async (): Promise<void> => {
    $ratings.set({ state: 'loading' })
    const [counts, newest] = await Promise.all([ask(countRatings, {}), ask(listRatings, { query: {} })])
    if (!counts.ok) return refuse(counts.refusal.code)
    if (!newest.ok) return refuse(newest.refusal.code)
    const hasMore = newest.value.length >= RATINGS_AT_ONCE
    $ratings.set({ state: 'ready', counts: counts.value, newest: newest.value, hasMore, isLoadingMore: false })
  }
  const refuse = (code: RefusalCode) =>
    $ratings.set(code === 'unauthorised' ? { state: 'closed' } : { state: 'failed', code })
  const more = async (): Promise<void> => {
    const now = $ratings.get()
    const before = now.state === 'ready' ? now.newest.at(-1)?.ratedAt : undefined
    if (now.state !== 'ready' || now.isLoadingMore || before === undefined) return
    $ratings.set({ ...now, isLoadingMore: true })
    const result = await ask(listRatings, { query: { before } })
    if (!result.ok) return refuse(result.refusal.code)
    const newest = [...now.newest, ...result.value]
    $ratings.set({ ...now, newest, hasMore: result.value.length >= RATINGS_AT_ONCE, isLoadingMore: false })
  }
  return { $ratings, load, more }
}

export interface RatingSum {
  readonly name: string
  readonly lovely: number
  readonly fair: number
  readonly poor: number
  /** From 0 (all poor) to 1 (all lovely). */
  readonly mean: number
}

/** Ratings by one of their properties, the most frequent first. */
export function ratingSums(counts: readonly RatingCount[], by: 'writtenBy' | 'language' | 'category'): RatingSum[] {
  const groups = Map.groupBy(counts, count => count[by])
  const sums = [...groups].map(([name, own]) => {
    const of = (rating: RatingCount['rating']) =>
      own.filter(one => one.rating === rating).reduce((sum, { count }) => sum + count, 0)
    const [lovely, fair, poor] = [of('lovely'), of('fair'), of('poor')]
    return { name, lovely, fair, poor, mean: (lovely + fair / 2) / (lovely + fair + poor) }
  })
  return sums.toSorted((one, other) => countOf(other) - countOf(one))
}

const countOf = ({ lovely, fair, poor }: RatingSum): number => lovely + fair + poor
