import { seeded } from '../../../lib/seeded.ts'

/** The same seed draws the same picture. */
export interface Random {
  between(low: number, high: number): number
  chance(probability: number): boolean
  pick<Item>(items: readonly Item[]): Item
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
