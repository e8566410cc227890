import { itemAt } from '../../../lib/item-at.ts'
import type { Piece } from './pieces.ts'

export interface Breaking {
  readonly lines: readonly (readonly Piece[])[]
  /** Widest line, in em, estimated from the pieces. */
  readonly width: number
  /** 0 for an even block. */
  readonly penalty: number
}

/** Factor of the narrowest width that is allowed for a better block. */
const SLACK = 1.16
const PENALTY = { hyphen: 0.3, cut: 1.5, shortEnd: 0.16, lonely: 0.5 } as const
const SHORT_WORD = /^\p{L}{1,3}$/u

interface Measured {
  readonly pieces: readonly Piece[]
  /** Em of pieces `from` up to and without `to`, with spaces. */
  width(from: number, to: number): number
}

function measured(pieces: readonly Piece[], widthOf: (text: string) => number, space: number): Measured {
  const starts = [0]
  const bare = pieces.map(({ text }) => widthOf(text))
  for (const [index, piece] of pieces.entries())
    starts.push(itemAt(starts, index) + itemAt(bare, index) + (piece.joint === 'space' ? space : 0))
  return {
    pieces,
    width: (from, to) => {
      const last = pieces[to - 1]
      const tail = last?.joint === 'space' ? -space : last?.joint === 'hyphen' && to < pieces.length ? space : 0
      return itemAt(starts, to) - itemAt(starts, from) + tail
    },
  }
}

function penaltyOf({ pieces }: Measured, from: number, to: number): number {
  const last = itemAt(pieces, to - 1)
  const isWhole = from === 0 && to === pieces.length
  if (!isWhole && to - from === 1 && SHORT_WORD.test(last.text)) return PENALTY.lonely
  if (to === pieces.length) return 0
  if (last.joint === 'hyphen') return PENALTY.hyphen
  if (last.joint === 'cut') return PENALTY.cut
  return SHORT_WORD.test(last.text) ? PENALTY.shortEnd : 0
}

type Cost = (from: number, to: number) => number

interface Step {
  readonly cost: number
  readonly from: number
}

function cheapest(count: number, lines: number, cost: Cost, join: (before: number, line: number) => number): Step[][] {
  const table: Step[][] = [[{ cost: 0, from: 0 }]]
  for (let line = 1; line <= lines; line++) {
    const row: Step[] = []
    for (let to = line; to <= count; to++) {
      for (let from = line - 1; from < to; from++) {
        const before = table[line - 1]?.[from]
        if (!before) continue
        const sum = join(before.cost, cost(from, to))
        if (sum < (row[to]?.cost ?? Number.POSITIVE_INFINITY)) row[to] = { cost: sum, from }
      }
    }
    table.push(row)
  }
  return table
}

/** Knuth and Plass's idea with one paragraph shape; `space` in em. Undefined with fewer pieces than lines. */
export function balance(
  pieces: readonly Piece[],
  lines: number,
  widthOf: (text: string) => number,
  space: number,
): Breaking | undefined {
  if (pieces.length < lines) return undefined
  const row = measured(pieces, widthOf, space)
  const narrowest = cheapest(pieces.length, lines, row.width, Math.max)[lines]?.[pieces.length]?.cost ?? 0
  const widest = narrowest * SLACK
  const mean = row.width(0, pieces.length) / lines
  const cost: Cost = (from, to) => {
    const width = row.width(from, to)
    if (width > widest + 1e-9) return Number.POSITIVE_INFINITY
    const over = Math.max(0, width / narrowest - 1)
    return ((width - mean) / Math.max(mean, 1e-9)) ** 2 * 0.5 + over + penaltyOf(row, from, to)
  }
  const table = cheapest(pieces.length, lines, cost, (before, line) => before + line)
  const ends = [pieces.length]
  for (let line = lines; line > 0; line--) ends.unshift(table[line]?.[itemAt(ends, 0)]?.from ?? 0)
  const spans = ends.slice(1).map((to, index) => [itemAt(ends, index), to] as const)
  return {
    lines: spans.map(([from, to]) => pieces.slice(from, to)),
    width: Math.max(...spans.map(([from, to]) => row.width(from, to))),
    penalty: spans.reduce((sum, [from, to]) => sum + penaltyOf(row, from, to), 0),
  }
}
