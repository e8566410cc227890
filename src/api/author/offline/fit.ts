import type { Seeded } from '../../../lib/seeded.ts'
import type { Unit } from './chapters.ts'
import { joined, type Stretch } from './template.ts'

function fitting(loose: readonly Stretch[], room: number): Set<Stretch> {
  let sums = new Map<number, readonly Stretch[]>([[0, []]])
  for (const stretch of loose) {
    const grown = new Map(sums)
    for (const [sum, taken] of sums) {
      const more = sum + stretch.words
      if (more <= room + stretch.words && !grown.has(more)) grown.set(more, [...taken, stretch])
    }
    sums = grown
  }
  let best: readonly Stretch[] = []
  let distance = Number.POSITIVE_INFINITY
  for (const [sum, taken] of sums)
    if (Math.abs(sum - room) < distance) {
      best = taken
      distance = Math.abs(sum - room)
    }
  return new Set(best)
}

/** With as many optional sentences as bring the chapter nearest to its words. */
export function fitted(chapter: readonly Unit[], share: number, random: Seeded): string[] {
  const fixed = chapter.reduce((sum, unit) => sum + unit.fixed, 0)
  const loose = random.shuffle(chapter.flatMap(unit => unit.paragraph.filter(stretch => stretch.optional)))
  const taken = fitting(loose, Math.max(0, share - fixed))
  return chapter
    .map(unit => joined(unit.paragraph.filter(stretch => !stretch.optional || taken.has(stretch))))
    .filter(text => text !== '')
}
