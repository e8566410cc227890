import type { Clock } from '../../../lib/clock.ts'

const WINDOW_MS = 60_000
/** Processor time that one network may have drawn within a minute, in milliseconds as `drawingCost` estimates them. */
const DRAWING_MS = 400
/** Requests of one network within a minute that no page of ours would make, or that found its time used up. */
const STRAY_MAX = 60

/** Measured: 30 ms for a card of 400 x 300, 75 ms for one of 800 x 600, and what it takes to read a large original. */
const COST_MS = { each: 15, readMegapixel: 12, drawnMegapixel: 130 } as const

/** What each network had drawn for it within the minute. Kept by each process for itself. */
export interface DrawingAllowance {
  /** Whether the network has any time left. */
  isOpen(network: string): boolean
  /** Takes a drawing's cost from the network's time; false when there is not enough left. */
  take(network: string, costMs: number): boolean
  /** Counts a request that was not drawn; false when the network has made too many. */
  stray(network: string): boolean
}

/** Milliseconds of processor that a drawing takes about. */
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
    take(network, costMs) {
      const own = of(network)
      // A drawing that is dearer than the whole allowance may be the only one of its minute.
      if (own.drawnMs > 0 && own.drawnMs + costMs > DRAWING_MS) return false
      own.drawnMs += costMs
      return true
    },
    stray: network => ++of(network).strays <= STRAY_MAX,
  }
}
