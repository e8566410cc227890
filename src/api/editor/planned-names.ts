import type { Brief } from '../story/brief.ts'
import type { Manuscript } from '../story/manuscript.ts'
import { findFacts } from './facts.ts'
import type { Finding } from './finding.ts'

/** Required facts of a chapter's plan that it does not tell; `planned` are ids. */
export function checkPlannedNames(brief: Brief, chapter: Manuscript, planned: readonly string[]): Finding[] {
  const ids = new Set(planned)
  const facts = brief.facts.filter(({ id, required }) => required && ids.has(id))
  const found = new Set(findFacts({ ...brief, facts }, [chapter]).map(({ fact }) => fact))
  return facts
    .filter(({ id }) => !found.has(id))
    .map(({ id, text }) => {
      const note = `The chapter never names "${text}", as its plan says. Make it matter in a scene.`
      return { kind: 'fact-missing', chapter: chapter.number, paragraph: undefined, note, fact: id }
    })
}
