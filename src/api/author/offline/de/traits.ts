import type { Trait } from '../pack/trait.ts'
import { LIVELY } from './traits/lively.ts'
import { STILL } from './traits/still.ts'

/** Where a visitor's words speak of several, the first of these counts: "mal" may be painting, or only "manchmal". */
const ORDER = ['count', 'hum', 'collect', 'ask', 'forget', 'clumsy', 'shy', 'stubborn', 'talk', 'fear', 'dream', 'draw']

/** A way of the hero that the story knows how to use: planted early, and the key of the turn. */
export const TRAITS: readonly Trait[] = [...STILL, ...LIVELY].toSorted(
  (one, other) => ORDER.indexOf(one.id) - ORDER.indexOf(other.id),
)
