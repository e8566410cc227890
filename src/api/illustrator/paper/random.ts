import { seeded } from '../../../lib/seeded.ts'

/** The chances a picture needs; the seed decides them wholly, so the same seed draws the same picture. */
export interface Random {
  between(low: number, high: number): number
  chance(probability: number): boolean
  pick<Item>(items: readonly Item[]): Item
  /** A copy in another order. */
  shuffled<Item>(items: readonly Item[]): Item[]
}

export function randomFrom(seed: string): Random {
  const { next, pick, shuffle } = seeded(seed)
  return {
    between: (low, high) => low + (high - low) * next(),
    chance: probability => next() < probability,
    pick,
    shuffled: shuffle,
  }
}
