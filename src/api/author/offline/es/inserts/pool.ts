import type { Seeded } from '../../../../../lib/seeded.ts'
import type { Insert, Plot } from '../../language-pack.ts'
import { stories } from '../stories.ts'

/** Jokes and small debts that come back: each is a chain, named by the tag that its first beat gives. */
const CHAINS = ['rule', 'proverb', 'bet', 'password', 'list'] as const

/** Words of a story that has room for two of the jokes that come back. */
const TWO_CHAINS_WORDS = 2000

const chainOf = ({ needs, gives }: Insert) => CHAINS.find(chain => `${needs} ${gives}`.includes(chain))

/** Beats that enrich any plot, told when there is room: in another order for every seed, with one or two of the chains. */
export function poolFor(hasPet: boolean, words: number, random: Seeded): Insert[] {
  const told: readonly string[] = random.shuffle(CHAINS).slice(0, words >= TWO_CHAINS_WORDS ? 2 : 1)
  const kept = stories.inserts('chains').filter(insert => told.includes(chainOf(insert) ?? ''))
  const inOrder = [...kept]
  const shuffled = random.shuffle([
    ...stories.inserts('tones'),
    ...stories.inserts('talk'),
    ...stories.inserts('things'),
    ...stories.inserts('leftovers'),
    ...stories.inserts('encounters'),
    ...stories.inserts('echoes'),
    ...stories.inserts('tales'),
    ...stories.inserts('detours'),
    ...kept,
  ])
  // The beats of a chain stand anywhere, but in their own order.
  const mixed = shuffled.map(insert => (kept.includes(insert) ? (inOrder.shift() ?? insert) : insert))
  return [...mixed, ...(hasPet ? stories.inserts('pet') : [])]
}

const indoors: readonly Insert[] = [...stories.inserts('small-home'), ...stories.inserts('small-corners')]
const outdoors: readonly Insert[] = [
  ...stories.inserts('small-outdoors'),
  ...stories.inserts('small-home').filter(({ slot }) => slot === 'quiet'),
]

/** Meetings for the youngest: a thing, its sound, and what it does. Each stands alone; what happens in a house stays there. */
export const toddlerPoolFor = ({ flags }: Pick<Plot, 'flags'>): readonly Insert[] =>
  flags?.includes('outdoors') ? outdoors : indoors
