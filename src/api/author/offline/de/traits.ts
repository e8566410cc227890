import type { Trait } from '../pack/trait.ts'
import { LIVELY } from './traits/lively.ts'
import { STILL } from './traits/still.ts'

/** Where words match several, the first counts: "mal" may be painting, or only "manchmal". */
const ORDER = ['count', 'hum', 'collect', 'ask', 'forget', 'clumsy', 'shy', 'stubborn', 'talk', 'fear', 'dream', 'draw']

export const TRAITS: readonly Trait[] = [...STILL, ...LIVELY].toSorted(
  (one, other) => ORDER.indexOf(one.id) - ORDER.indexOf(other.id),
)
