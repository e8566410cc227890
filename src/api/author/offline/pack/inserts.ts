import { itemAt } from '../../../../lib/item-at.ts'
import type { Insert, SlotName, Template } from '../language-pack.ts'

/** A beat that tells facts: always told, short for lack of room. */
export type InsertBuilder = (
  slot: SlotName,
  facts: readonly string[],
  phrasings: readonly Template[],
  short?: readonly Template[],
  needs?: string,
) => Insert

/** Portraits that are `isPlain` may share a paragraph; if speech needs its own paragraph, one with speech may not. */
export const insertBuilder =
  (isPlain: (template: Template) => boolean): InsertBuilder =>
  (slot, facts, phrasings, short, needs) => ({
    slot,
    rank: 0,
    facts,
    phrasings,
    ...(short ? { short } : {}),
    ...(needs ? { needs } : {}),
    ...(slot === 'portrait' && [...phrasings, ...(short ?? [])].every(isPlain) ? { joins: true } : {}),
  })

export const rich = (
  slot: SlotName,
  rank: number,
  phrasings: readonly Template[],
  needs = '!toddler',
  gives?: string,
): Insert => ({ slot, rank, phrasings, needs, facts: [], ...(gives ? { gives } : {}) })

/** One of a list that every story begins at another place, so that no two neighbours are told alike. */
export const turnAt = <Value>(list: readonly Value[], turn: number): Value => itemAt(list, turn % list.length)

export const turned = <Value>(list: readonly Value[], turn: number, most: number): readonly Value[] =>
  Array.from({ length: Math.min(most, list.length) }, (_, index) => turnAt(list, turn + index))

/** Phrasings without an absent person (`a` or `b`); all when each needs them. */
export function without(list: readonly Template[], absent: readonly ('a' | 'b')[]): readonly Template[] {
  const free = list.filter(template => absent.every(key => !new RegExp(`\\{${key}[.}]`, 'iu').test(template)))
  return free.length > 0 ? free : list
}
