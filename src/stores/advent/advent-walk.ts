import type { Box } from '../../contract/street.ts'

export type Direction = 'left' | 'right' | 'up' | 'down'

/** Deviation from straight ahead, in window heights: houses are uneven. */
const ASIDE = 0.75

const WAYS = {
  left: { ahead: (from: Box, to: Box) => from.x - to.x, isInLine: isInRow },
  right: { ahead: (from: Box, to: Box) => to.x - from.x, isInLine: isInRow },
  up: { ahead: (from: Box, to: Box) => from.y - to.y, isInLine: isInColumn },
  down: { ahead: (from: Box, to: Box) => to.y - from.y, isInLine: isInColumn },
} as const

function isInRow(from: Box, to: Box): boolean {
  return Math.abs(to.y - from.y) < from.height * ASIDE
}

function isInColumn(from: Box, to: Box): boolean {
  return Math.abs(to.x - from.x) < from.width * ASIDE
}

/** Index; the same at the street's edge. */
export function neighbour(windows: readonly Box[], index: number, direction: Direction): number {
  const from = windows[index]
  if (!from) throw new RangeError(`the street has no window ${index}`)
  const { ahead, isInLine } = WAYS[direction]
  let found = index
  let nearest = Number.POSITIVE_INFINITY
  for (const [other, to] of windows.entries()) {
    const distance = ahead(from, to)
    if (distance > 0 && distance < nearest && isInLine(from, to)) {
      found = other
      nearest = distance
    }
  }
  return found
}
