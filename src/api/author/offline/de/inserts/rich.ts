import type { Insert, SlotName, Template } from '../../voice.ts'

/** A beat that tells no fact: told when there is room. */
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
