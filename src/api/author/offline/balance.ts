import { type Candidate, withNeedsMet } from './candidates.ts'
import { chapterStarts, SCENE_CUTS, units } from './chapters.ts'

/** Share of a chapter's words that it may miss before beats are exchanged; the editor tolerates more. */
const MISSED_SHARE = 0.06
/** Words that a chapter's end within a scene is worth. */
const BREAK_WORDS = 60
const ROUNDS_MOST = 6

/** Words by which chapters cannot be fitted by optional sentences, and what their ends within scenes cost. */
function missedWords(chosen: readonly Candidate[], wanted: readonly number[]): number {
  const all = units(chosen, SCENE_CUTS)
  const starts = chapterStarts(all, wanted)
  if (!starts) return Number.POSITIVE_INFINITY
  return starts.reduce((missed, start, index) => {
    const chapter = all.slice(start, starts[index + 1])
    const share = wanted[index] ?? 0
    const fixed = chapter.reduce((sum, unit) => sum + unit.fixed, 0)
    const most = fixed + chapter.reduce((sum, unit) => sum + unit.optional, 0)
    const slack = share * MISSED_SHARE
    const isBreak = index > 0 && (all[start]?.cut ?? 0) > 0
    return missed + Math.max(0, fixed - share - slack, share - slack - most) + (isBreak ? BREAK_WORDS : 0)
  }, 0)
}

/**
 * The chosen beats with some told or left out instead, until each chapter can be fitted and ends with a scene; the
 * nearest after a few rounds. What must be told stays.
 */
export function balanced(
  chosen: readonly Candidate[],
  possible: readonly Candidate[],
  tags: readonly string[],
  wanted: readonly number[],
): Candidate[] {
  let best = [...chosen]
  let missed = missedWords(best, wanted)
  const optional = possible.filter(({ beat }) => beat.rank > 0)
  for (let round = 0; round < ROUNDS_MOST && missed > 0; round++) {
    const told = new Set(best)
    const exchanged = optional.map(one => {
      const kept = possible.filter(other => (other === one ? !told.has(one) : told.has(other)))
      const next = withNeedsMet(kept, tags)
      return { next, missed: missedWords(next, wanted) }
    })
    const nearest = exchanged.reduce((one, other) => (other.missed < one.missed ? other : one), { next: best, missed })
    if (nearest.missed >= missed) break
    best = nearest.next
    missed = nearest.missed
  }
  return best
}
