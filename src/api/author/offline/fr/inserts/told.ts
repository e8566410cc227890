import type { Insert, SlotName, Template } from '../../voice.ts'

/** A beat that tells facts: always told, in its short phrasing when there is little room. */
export const told = (
  slot: SlotName,
  facts: readonly string[],
  tell: readonly Template[],
  short?: readonly Template[],
): Insert => ({
  slot,
  facts,
  tell,
  rank: 0,
  ...(slot === 'portrait' ? { joins: true } : {}),
  ...(short ? { short } : {}),
})

/** A beat that tells no fact: told when there is room. */
export const rich = (
  slot: SlotName,
  rank: number,
  tell: readonly Template[],
  needs = '!toddler',
  gives?: string,
): Insert => ({ slot, rank, tell, needs, facts: [], ...(gives ? { gives } : {}) })

/** So that every story draws its own from among them. */
const SMALL_RANK = 4

/** A beat for the smallest: one thing, one sound, one small surprise, in the present. */
export const small = (slot: SlotName, text: Template): Insert => rich(slot, SMALL_RANK, [text], 'toddler')

/** Picks by rotation, so that neighbours never get the same phrasing. */
export const turnAt = <Item>(items: readonly Item[], index: number): Item => items[index % items.length] as Item
