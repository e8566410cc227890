import type { Brief, Fact } from './brief.ts'

/** Answers that a reader meets first, in any story. */
const OPENING_FACTS = new Set(['hero.name', 'hero.age', 'setting.location'])

/** Facts of the opening, which needs no outline for them; all that count when it is the whole story. */
export function openingFacts(brief: Brief): Fact[] {
  return brief.facts.filter(({ id, mayBeLeftOut }) =>
    brief.chapterCount === 1 ? !mayBeLeftOut : OPENING_FACTS.has(id),
  )
}
