import type { Clock } from '../../../lib/clock.ts'

const WINDOW_MS = 60_000
/** Processor time for drawings of one network a minute, in milliseconds of `drawingCost`. */
const DRAWING_MS = 400
/** Requests of one network a minute that no page makes, or that found the time used up. */
const STRAY_MAX = 60

/** Measured: 30 ms for a card of 400 x 300, 75 ms for one of 800 x 600, and what it takes to read a large original. */
const COST_MS = { each: 15, readMegapixel: 12, drawnMegapixel: 130 } as const

export interface DrawingAllowance {
  isOpen(network: string): boolean
  /** False when there is not enough time left. */
  spend(network: string, costMs: number): boolean
  /** Counts a request that was not drawn; false when there were too many. */
  stray(network: string): boolean
}

/** Estimated milliseconds of processor time. */
export const drawingCost = ({ read, drawn }: { read: number; drawn: number }): number =>
  COST_MS.each + (COST_MS.readMegapixel * read + COST_MS.drawnMegapixel * drawn) / 1_000_000

export function openDrawingAllowance(clock: Clock): DrawingAllowance {
  let used = new Map<string, { drawnMs: number; strays: number }>()
  let endsAt = 0
  const of = (network: string) => {
    if (clock() >= endsAt) {
      used = new Map()
      endsAt = clock() + WINDOW_MS
    }
    const found = used.get(network) ?? { drawnMs: 0, strays: 0 }
    used.set(network, found)
    return found
  }
  return {
    isOpen: network => of(network).drawnMs + COST_MS.each < DRAWING_MS,
    spend(network, costMs) {
      const own = of(network)
      // A drawing above the allowance may be the only one of its minute.
      if (own.drawnMs > 0 && own.drawnMs + costMs > DRAWING_MS) return false
      own.drawnMs += costMs
      return true
    },
    stray: network => ++of(network).strays <= STRAY_MAX,
  }
}
