import { describe, expect, it } from 'vitest'
import { isFinished, type KeptPlace, PLACES_MAX, withPlace } from '../../../src/stores/reader/reading-place.ts'
import { onNewPage } from '../progress/new-page.ts'

const place = (at: number, percent = 40): KeptPlace => ({
  chapter: 2,
  paragraph: 3,
  offset: 17,
  percent,
  minutesLeft: 5,
  at,
})

const open = () => import('../../../src/stores/reader/reading-place.ts')

describe('The places of this browser', () => {
  it('are kept by story', async () => {
    const storage: Record<string, string> = {}
    const { $readingPlaces, keepPlace } = await onNewPage(storage, open)
    keepPlace('one', place(1))
    keepPlace('other', place(2))
    keepPlace('one', place(3, 100))
    expect($readingPlaces.get()).toEqual({ one: place(3, 100), other: place(2) })
    expect(JSON.parse(storage['reading-places'] ?? '')).toEqual($readingPlaces.get())
    expect(Object.values($readingPlaces.get()).map(isFinished)).toEqual([true, false])
  })

  it('are the newest ones: the oldest are forgotten', () => {
    const all = Array.from({ length: PLACES_MAX }, (_, at) => at).reduce(
      (places, at) => withPlace(places, `story ${at}`, place(at)),
      {},
    )
    const more = withPlace(all, 'new', place(9999))
    expect(Object.keys(more)).toHaveLength(PLACES_MAX)
    expect(more).toHaveProperty('new')
    expect(more).not.toHaveProperty(['story 0'])
    expect(more).toHaveProperty(['story 1'])
  })

  it.each(['{', '[]', '{"one":{"chapter":0}}', 'null'])('are none where %s was kept', async kept => {
    const { $readingPlaces } = await onNewPage({ 'reading-places': kept }, open)
    expect($readingPlaces.get()).toEqual({})
  })
})
