import type { Seeded } from '../../../lib/seeded.ts'
import type { Unit } from './chapters.ts'
import { joined, type Stretch } from './template.ts'

function fitting(optional: readonly Stretch[], wordsLeft: number): Set<Stretch> {
  let sums = new Map<number, readonly Stretch[]>([[0, []]])
  for (const stretch of optional) {
    const grown = new Map(sums)
    for (const [sum, included] of sums) {
      const more = sum + stretch.words
      if (more <= wordsLeft + stretch.words && !grown.has(more)) grown.set(more, [...included, stretch])
    }
    sums = grown
  }
  let best: readonly Stretch[] = []
  let distance = Number.POSITIVE_INFINITY
  for (const [sum, included] of sums)
    if (Math.abs(sum - wordsLeft) < distance) {
      best = included
      distance = Math.abs(sum - wordsLeft)
    }
  return new Set(best)
}

/** With as many optional sentences as bring the chapter nearest to its words. */
export function fitted(chapter: readonly Unit[], share: number, random: Seeded): string[] {
  const fixed = chapter.reduce((sum, unit) => sum + unit.fixed, 0)
  const optional = random.shuffle(chapter.flatMap(unit => unit.paragraph.filter(stretch => stretch.optional)))
  const included = fitting(optional, Math.max(0, share - fixed))
  return chapter
    .map(unit => joined(unit.paragraph.filter(stretch => !stretch.optional || included.has(stretch))))
    .filter(text => text !== '')
}
