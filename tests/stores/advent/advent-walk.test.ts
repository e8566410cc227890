import { describe, expect, it } from 'vitest'
import windows from '../../../src/assets/site/street-windows.json' with { type: 'json' }
import { type Direction, neighbour } from '../../../src/stores/advent/advent-walk.ts'

/** Walks on until the street ends, and says where it came by. */
function walk(format: 'wide' | 'tall', from: number, direction: Direction): number[] {
  const way = [from]
  for (;;) {
    const index = way.at(-1) ?? from
    const next = neighbour(windows[format], index, direction)
    if (next === index) return way
    way.push(next)
  }
}

const inReach = (format: 'wide' | 'tall') => {
  const seen = new Set([0])
  for (const index of seen) {
    for (const direction of ['left', 'right', 'up', 'down'] as const) {
      seen.add(neighbour(windows[format], index, direction))
    }
  }
  return seen.size
}

describe('the arrow keys', () => {
  it('lead along a row through all six houses, however high they stand', () => {
    const upper = [0, 4, 8, 12, 16, 20].flatMap(column => [column, column + 1])
    expect(walk('wide', 0, 'right')).toEqual(upper)
    expect(walk('wide', 21, 'left')).toEqual(upper.toReversed())
  })

  it('lead down the two houses of a phone, past the street between them', () => {
    expect(walk('tall', 0, 'down')).toEqual([0, 2, 8, 10, 16, 18])
    expect(walk('tall', 23, 'up')).toEqual([23, 21, 15, 13, 7, 5])
    expect(walk('tall', 0, 'right')).toEqual([0, 1, 4, 5])
  })

  it.each(['wide', 'tall'] as const)('reach every window of the %s street', format => {
    expect(inReach(format)).toBe(24)
  })
})
