import type { Category } from '../contract/categories.ts'
import { seeded } from '../lib/seeded.ts'
import type { Look } from './look.ts'

/** What is known of somebody who is to be drawn; words in any of the seven languages. */
export interface Person {
  readonly age: number
  readonly gender: string
  /** An option of HAIR, or words. */
  readonly hair: string
  readonly eyes?: string
  readonly build: readonly string[]
  readonly peculiarities?: string
}

export interface LookOptions {
  /** Decides what the words leave open; the same on the wizard's stage and in every picture. */
  readonly seed: string
  readonly category: Category
  /** Somebody to be kept distinct from. */
  readonly beside?: Pick<Look, 'coat' | 'scarf'>
}

/** One choice by the seed that no other answer changes. */
export const chosen = <Item>(seed: string, what: string, items: readonly Item[]): Item =>
  seeded(`${seed}/${what}`).pick(items)

/** The seed of a hero: pictures know no name, but the same hero wears the same coat. */
export function lookSeedOf(name: string): string {
  let hash = 0x811c9dc5
  for (const letter of name.trim().toLowerCase())
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return hash.toString(36)
}
