import { findFacts } from '../../editor/facts.ts'
import type { Step } from '../step.ts'

/** Facts that are neither in the opening chapter nor planned in the outline. */
export const check: Step<'check'> = async work => {
  const { chapters } = work.output('draft')
  const stated = findFacts(work.brief, await work.chapters()).map(found => found.fact)
  const planned = new Set([...stated, ...chapters.flatMap(chapter => chapter.facts)])
  const expected = work.brief.facts.filter(({ mayBeLeftOut }) => !mayBeLeftOut)
  const unplanned = expected.filter(fact => !planned.has(fact.id)).map(fact => fact.id)
  return { output: { unplanned } }
}
