import type { Brief } from '../../story/brief.ts'
import { openingFacts } from '../../story/opening-facts.ts'

/**
 * Each fact in one chapter: the opening's, then as `requested` (ids per chapter, unchecked), else the one with fewest. What may be left out
 * stands only where it was requested.
 */
export function dealFacts(brief: Brief, requested: readonly (readonly string[])[]): string[][] {
  const opening = new Set(openingFacts(brief).map(fact => fact.id))
  const dealt: string[][] = requested.map(() => [])
  for (const { id, mayBeLeftOut } of brief.facts) {
    const requestedIndex = requested.findIndex((ids, index) => index > 0 && ids.includes(id))
    if (mayBeLeftOut && requestedIndex === -1) continue
    const later = dealt.slice(1).map(ids => ids.length)
    const emptiest = 1 + later.indexOf(Math.min(...later))
    const index = opening.has(id) || later.length === 0 ? 0 : requestedIndex === -1 ? emptiest : requestedIndex
    dealt[index]?.push(id)
  }
  return dealt
}

/** Of the facts that each chapter is to show in passing, those that a later chapter tells. */
export function dealPlants(
  dealt: readonly (readonly string[])[],
  requested: readonly (readonly string[])[],
): string[][] {
  return requested.map((ids, index) => {
    const later = new Set(dealt.slice(index + 1).flat())
    return [...new Set(ids)].filter(id => later.has(id))
  })
}
