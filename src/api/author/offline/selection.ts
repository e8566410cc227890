import type { Seeded } from '../../../lib/seeded.ts'
import { type Candidate, lived } from './lineup.ts'
import type { Recall } from './recall.ts'

/** Share of optional sentences to tell, so that fitting can go both ways. */
const LOOSE_HOPED = 0.55
/** Below this share another beat would leave no room to fit. */
const LOOSE_LEAST = 0.25

const sum = (chosen: readonly Candidate[], loose: number) =>
  chosen.reduce((words, { fixed, loose: own }) => words + fixed + own * loose, 0)

/** All of rank 0, others as the words need: least told first, then lower ranks. In story order, with their premises. */
export function selected(
  all: readonly Candidate[],
  tags: readonly string[],
  words: number,
  random: Seeded,
  memory: Recall,
): Candidate[] {
  const chosen = new Set(all.filter(({ beat }) => beat.rank === 0))
  const told = () =>
    lived(
      all.filter(one => chosen.has(one)),
      tags,
    )
  const { timesPhrased } = memory
  const optional = random
    .shuffle(all.filter(one => !chosen.has(one)))
    .sort((a, b) => timesPhrased(a.phrasing) - timesPhrased(b.phrasing) || a.beat.rank - b.beat.rank)
  for (let round = 0; round < 2; round++)
    for (const one of optional) {
      if (chosen.has(one)) continue
      const before = told()
      if (sum(before, LOOSE_HOPED) >= words) return before
      chosen.add(one)
      const after = told()
      if (!after.includes(one) || sum(after, LOOSE_LEAST) > words) chosen.delete(one)
    }
  return told()
}
