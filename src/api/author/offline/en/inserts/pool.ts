import type { Insert } from '../../language-pack.ts'
import { stories } from '../stories.ts'

/** Beats that enrich any plot, told when there is room. */
export const poolFor = (hasPet: boolean): readonly Insert[] => [
  ...stories.inserts('tones'),
  ...stories.inserts('debts'),
  ...stories.inserts('on-the-way'),
  ...(hasPet ? stories.inserts('pet') : []),
  ...stories.inserts('small-encounters'),
  ...stories.inserts('small-sights'),
  ...stories.inserts('small-things'),
]
