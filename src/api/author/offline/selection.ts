import type { Seeded } from '../../../lib/seeded.ts'
import { type Candidate, lived } from './lineup.ts'
import type { Recall } from './recall.ts'

/** Share of the optional sentences a story hopes to tell, so that fitting can go both ways. */
const LOOSE_HOPED = 0.55
/** Share of them below which a beat more would leave no room to fit. */
const LOOSE_LEAST = 0.25

const sum = (chosen: readonly Candidate[], loose: number) =>
  chosen.reduce((words, { fixed, loose: own }) => words + fixed + own * loose, 0)

/**
 * The beats that are told: all of rank 0, and as many others as the words asked for need: those that earlier stories
 * told least, and of them lower ranks first.
 * Order stays that of the story. A beat that rests on another is only told with it.
 */
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
