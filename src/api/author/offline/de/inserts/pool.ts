import type { Insert } from '../../language-pack.ts'
import { stories } from '../stories.ts'

/** Beats that enrich any plot, told when there is room. */
export const poolFor = (hasPet: boolean): readonly Insert[] => [
  ...stories.inserts('tones'),
  ...stories.inserts('on-the-way'),
  ...stories.inserts('tales'),
  ...(hasPet ? stories.inserts('pet') : []),
]

export const toddlerPool: readonly Insert[] = [
  ...stories.inserts('small-encounters'),
  ...stories.inserts('small-finds'),
]
