import { describe, expect, it } from 'vitest'
import { RATINGS_AT_ONCE, type RatingCount } from '../../../src/contract/rating.ts'
import { createRatings, ratingSums } from '../../../src/stores/ratings/ratings.ts'
import { fakeService } from '../fake-service.ts'

const COUNTS: RatingCount[] = [
  { writtenBy: 'offline', language: 'de', category: 'love', rating: 'lovely', count: 2 },
  { writtenBy: 'offline', language: 'de', category: 'horror', rating: 'poor', count: 3 },
  { writtenBy: 'offline', language: 'fr', category: 'horror', rating: 'fair', count: 2 },
  { writtenBy: 'model', language: 'fr', category: 'love', rating: 'lovely', count: 1 },
]
const rated = (second: number) => ({
  ...{ ratedAt: new Date(second * 1000).toISOString(), rating: 'fair', category: 'love', language: 'de' },
  ...{ writtenBy: 'offline', length: 500, by: 'owner' },
})

describe('Ratings', () => {
  it('are summed by author, language and category, the most frequent first, with their mean', () => {
    expect(ratingSums(COUNTS, 'writtenBy')).toEqual([
      { name: 'offline', lovely: 2, fair: 2, poor: 3, mean: 3 / 7 },
      { name: 'model', lovely: 1, fair: 0, poor: 0, mean: 1 },
    ])
    expect(ratingSums(COUNTS, 'language').map(({ name, mean }) => [name, mean])).toEqual([
      ['de', 2 / 5],
      ['fr', 2 / 3],
    ])
    expect(ratingSums(COUNTS, 'category').map(({ name, mean }) => [name, mean])).toEqual([
      ['horror', 1 / 5],
      ['love', 1],
    ])
    expect(ratingSums([], 'category')).toEqual([])
  })

  it('go on where the list ended, until there are no older ones', async () => {
    const first = Array.from({ length: RATINGS_AT_ONCE }, (_, index) => rated(1000 - index))
    const { ask, requests } = fakeService(({ path }) => {
      if (path.includes('/counts')) return { json: COUNTS }
      return { json: path.includes('before') ? [rated(1)] : first }
    })
    const { $ratings, load, more } = createRatings(ask)
    await load()
    expect($ratings.get()).toMatchObject({ state: 'ready', hasMore: true })
    await more()
    expect($ratings.get()).toMatchObject({ state: 'ready', hasMore: false })
    const now = $ratings.get()
    expect(now.state === 'ready' && now.newest.length).toBe(RATINGS_AT_ONCE + 1)
    expect(requests.at(-1)?.path).toContain(encodeURIComponent(first.at(-1)?.ratedAt ?? ''))
  })

  it('are closed to everybody whom the service does not know as staff', async () => {
    const { ask } = fakeService(() => ({ status: 401, json: { error: 'unauthorised' } }))
    const { $ratings, load } = createRatings(ask)
    await load()
    expect($ratings.get()).toEqual({ state: 'closed' })
  })
})
