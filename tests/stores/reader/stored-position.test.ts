import { describe, expect, it } from 'vitest'
import {
  isFinished,
  POSITIONS_MAX,
  type StoredPosition,
  withPosition,
} from '../../../src/stores/reader/stored-position.ts'
import { onNewPage } from '../progress/new-page.ts'

const position = (at: number, percent = 40): StoredPosition => ({
  chapter: 2,
  paragraph: 3,
  offset: 17,
  percent,
  minutesLeft: 5,
  at,
})

const open = () => import('../../../src/stores/reader/stored-position.ts')

describe('The places of this browser', () => {
  it('are kept by story', async () => {
    const storage: Record<string, string> = {}
    const { $readingPositions, savePosition } = await onNewPage(storage, open)
    savePosition('one', position(1))
    savePosition('other', position(2))
    savePosition('one', position(3, 100))
    expect($readingPositions.get()).toEqual({ one: position(3, 100), other: position(2) })
    expect(JSON.parse(storage['reading-places'] ?? '')).toEqual($readingPositions.get())
    expect(Object.values($readingPositions.get()).map(isFinished)).toEqual([true, false])
  })

  it('are the newest ones: the oldest are forgotten', () => {
    const all = Array.from({ length: POSITIONS_MAX }, (_, at) => at).reduce(
      (positions, at) => withPosition(positions, `story ${at}`, position(at)),
      {},
    )
    const more = withPosition(all, 'new', position(9999))
    expect(Object.keys(more)).toHaveLength(POSITIONS_MAX)
    expect(more).toHaveProperty('new')
    expect(more).not.toHaveProperty(['story 0'])
    expect(more).toHaveProperty(['story 1'])
  })

  it.each(['{', '[]', '{"one":{"chapter":0}}', 'null'])('are none where %s was kept', async stored => {
    const { $readingPositions } = await onNewPage({ 'reading-places': stored }, open)
    expect($readingPositions.get()).toEqual({})
  })
})
