import type { Insert, SlotName, Template } from '../../language-pack.ts'
import { insertBuilder, rich } from '../../pack/inserts.ts'

export const factInsert = insertBuilder(() => true)

/** So that every story draws its own from among them. */
const SMALL_RANK = 4

/** A beat for the smallest: one thing, one sound, one small surprise, in the present. */
export const small = (slot: SlotName, text: Template): Insert => rich(slot, SMALL_RANK, [text], 'toddler')
