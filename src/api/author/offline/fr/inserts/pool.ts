import type { Seeded } from '../../../../../lib/seeded.ts'
import type { Insert } from '../../language-pack.ts'
import { stories } from '../stories.ts'

/** Jokes that come back: each is a chain of beats, named by the tag that its first one gives. */
const CHAINS = ['tongue', 'pebble', 'chocolate', 'spoon'] as const

/** Words of a story that has room for two of the returning jokes. */
const TWO_CHAINS_WORDS = 2000

/** Another order for every seed, with one or two of the returning jokes, whose beats keep their own order. */
export function mixed(pool: readonly Insert[], words: number, random: Seeded): Insert[] {
  const told = random.shuffle(CHAINS).slice(0, words >= TWO_CHAINS_WORDS ? 2 : 1)
  const chainOf = ({ needs, gives }: Insert) => CHAINS.find(chain => `${needs} ${gives}`.includes(chain))
  const kept = pool.filter(insert => {
    const chain = chainOf(insert)
    return chain === undefined || told.includes(chain)
  })
  const chained = kept.filter(chainOf)
  return random.shuffle(kept).map(insert => (chainOf(insert) ? (chained.shift() ?? insert) : insert))
}

/** Beats that enrich any plot, told when there is room. */
export const poolFor = (hasPet: boolean): readonly Insert[] => [
  ...stories.inserts('tones'),
  ...stories.inserts('on-the-way'),
  ...stories.inserts('chains'),
  ...stories.inserts('tales'),
  ...stories.inserts('ages'),
  ...(hasPet ? stories.inserts('pet') : []),
]

/** Things, sounds and animals on the way of the smallest. */
export const toddlerPool: readonly Insert[] = [
  ...stories.inserts('small-encounters'),
  ...stories.inserts('small-later'),
  ...stories.inserts('small-doorstep'),
  ...stories.inserts('small-indoors'),
  ...stories.inserts('small-outdoors'),
]
