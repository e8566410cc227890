import type { Insert, SlotName, Template } from '../../voice.ts'

/** A beat that tells facts of the visitor, and is always told. */
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
