import { openTurns } from '../model/image-turns.ts'

/** Bytes of drawn pictures that stay at hand, and how many are drawn at once or wait to be. */
const KEPT_BYTES = 64 * 1024 * 1024
const AT_ONCE = 2
const WAITING_MAX = 64

export interface Drawn {
  readonly bytes: Uint8Array
  readonly type: string
}

export interface DrawnImages {
  /** The drawn picture of that name, from before or drawn now; undefined when too many wait already. */
  of(name: string, draw: () => Promise<Drawn>): Promise<Drawn | undefined>
}

/** Keeps what was asked for last, and draws the same picture once however many ask at the same time. */
export function openDrawnImages(): DrawnImages {
  const kept = new Map<string, Drawn>()
  const underWay = new Map<string, Promise<Drawn>>()
  const turns = openTurns(AT_ONCE)
  let size = 0

  const keep = (name: string, drawn: Drawn): void => {
    kept.set(name, drawn)
    size += drawn.bytes.byteLength
    for (const [oldest, { bytes }] of kept) {
      if (size <= KEPT_BYTES) return
      kept.delete(oldest)
      size -= bytes.byteLength
    }
  }

  return {
    async of(name, draw) {
      const found = kept.get(name)
      if (found) {
        kept.delete(name)
        kept.set(name, found)
        return found
      }
      const running = underWay.get(name)
      if (running) return running
      if (underWay.size >= WAITING_MAX) return undefined
      const drawing = turns.take(draw, new AbortController().signal)
      underWay.set(name, drawing)
      try {
        const drawn = await drawing
        keep(name, drawn)
        return drawn
      } finally {
        underWay.delete(name)
      }
    },
  }
}
