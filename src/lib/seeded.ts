import { itemAt } from './item-at.ts'

/** Choices that repeat exactly for the same seed. */
export interface Seeded {
  /** From 0 up to, but not including, 1. */
  next(): number
  /** Throws when there is none. */
  pick<Item>(items: readonly Item[]): Item
  shuffle<Item>(items: readonly Item[]): Item[]
}

/** xmur3 by Bret Mulvey: 32 bits, unsigned. */
export function hash(text: string): number {
  let state = 1779033703 ^ text.length
  for (let index = 0; index < text.length; index++) {
    state = Math.imul(state ^ text.charCodeAt(index), 3432918353)
    state = (state << 13) | (state >>> 19)
  }
  state = Math.imul(state ^ (state >>> 16), 2246822507)
  state = Math.imul(state ^ (state >>> 13), 3266489909)
  return (state ^ (state >>> 16)) >>> 0
}

/** mulberry32 by Tommy Ettinger, started from a text. */
export function seeded(seed: string): Seeded {
  let state = hash(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(next() * items.length)]
    if (item === undefined) throw new Error('picked from nothing')
    return item
  }
  const shuffle = <Item>(items: readonly Item[]): Item[] => {
    const left = [...items]
    for (let index = left.length - 1; index > 0; index--) {
      const other = Math.floor(next() * (index + 1))
      ;[left[index], left[other]] = [itemAt(left, other), itemAt(left, index)]
    }
    return left
  }
  return { next, pick, shuffle }
}
