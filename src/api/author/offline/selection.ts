import type { Seeded } from '../../../lib/seeded.ts'
import { type Candidate, withNeedsMet } from './candidates.ts'
import type { Recall } from './recall.ts'

/** Share of optional sentences to tell, so that fitting can go both ways. */
const OPTIONAL_SHARE_TARGET = 0.55
/** Below this share another beat would leave no room to fit. */
const OPTIONAL_SHARE_MIN = 0.25

const sum = (chosen: readonly Candidate[], optionalShare: number) =>
  chosen.reduce((words, { fixed, optional: own }) => words + fixed + own * optionalShare, 0)

/** All of rank 0, others as the words need: least told first, then lower ranks. In story order, with their premises. */
export function selected(
  all: readonly Candidate[],
  tags: readonly string[],
  words: number,
  random: Seeded,
  memory: Recall,
): Candidate[] {
  const chosen = new Set(all.filter(({ beat }) => beat.rank === 0))
  const feasible = () =>
    withNeedsMet(
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
      const before = feasible()
      if (sum(before, OPTIONAL_SHARE_TARGET) >= words) return before
      chosen.add(one)
      const after = feasible()
      if (!after.includes(one) || sum(after, OPTIONAL_SHARE_MIN) > words) chosen.delete(one)
    }
  return feasible()
}
