import type { Seeded } from '../../../../../lib/seeded.ts'
import type { Insert } from '../../language-pack.ts'
import { CHAINS, chains } from './pool-chains.ts'
import { detours } from './pool-detours.ts'
import { echoes, encounters } from './pool-encounters.ts'
import { moments } from './pool-moments.ts'
import { tales } from './pool-tales.ts'
import { talk } from './pool-talk.ts'
import { leftovers, pet, things } from './pool-things.ts'
import { toneInserts } from './tones.ts'

/** Words of a story that has room for two of the jokes that come back. */
const TWO_CHAINS_WORDS = 2000

/** While the companion is elsewhere, nobody can talk to them. */
const inCompany = (insert: Insert): Insert => ({ ...insert, needs: `${insert.needs ?? ''} !apart/together`.trim() })

const chainOf = ({ needs, gives }: Insert) => CHAINS.find(chain => `${needs} ${gives}`.includes(chain))

/** Beats that enrich any plot, told when there is room: in another order for every seed, with one or two of the chains. */
export function poolFor(hasPet: boolean, words: number, random: Seeded): Insert[] {
  const told: readonly string[] = random.shuffle(CHAINS).slice(0, words >= TWO_CHAINS_WORDS ? 2 : 1)
  const kept = chains.filter(insert => told.includes(chainOf(insert) ?? ''))
  const inOrder = [...kept]
  const shuffled = random.shuffle([
    ...toneInserts,
    ...talk,
    ...moments,
    ...things,
    ...leftovers,
    ...encounters,
    ...echoes,
    ...tales,
    ...detours,
    ...kept,
  ])
  // The beats of a chain stand anywhere, but in their own order.
  const mixed = shuffled.map(insert => (kept.includes(insert) ? (inOrder.shift() ?? insert) : insert))
  return [...mixed.map(inCompany), ...(hasPet ? pet : [])]
}
