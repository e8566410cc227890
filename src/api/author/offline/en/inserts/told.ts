import type { Insert, SlotName, Template } from '../../voice.ts'

/** A beat that tells facts: always told, in its short phrasing when there is little room. */
export const told = (
  slot: SlotName,
  facts: readonly string[],
  tell: readonly Template[],
  short?: readonly Template[],
  needs?: string,
): Insert => ({
  slot,
  rank: 0,
  facts,
  tell,
  ...(short ? { short } : {}),
  ...(needs ? { needs } : {}),
  ...(slot === 'portrait' ? { joins: true } : {}),
})

/** A beat that only enriches. */
export const rich = (
  slot: SlotName,
  rank: number,
  tell: readonly Template[],
  needs = '!toddler',
  gives?: string,
): Insert => ({
  slot,
  rank,
  tell,
  needs,
  facts: [],
  ...(gives ? { gives } : {}),
})

/** A moment on the way for the youngest. */
export const small = (tell: readonly Template[], also = ''): Insert => rich('road', 3, tell, `toddler${also}`)

/** Picks by rotation, so that neighbours never get the same phrasing. */
export const turnAt = <Item>(items: readonly Item[], index: number): Item => items[index % items.length] as Item

/** One phrasing that is drawn anew for every story: where there is no room, the shortest would always win. */
export const drawn = (wordings: readonly Template[]): Template => `[${wordings.join('|')}]`
