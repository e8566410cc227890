import type { PhrasedBrief, Plot } from '../language-pack.ts'

const ROLES = ['a', 'b'] as const

/** A plot whose roles stay with the people who have them, whoever comes or goes. */
export function heldPlot(plot: Plot, phrased: PhrasedBrief, people: number): Plot {
  const holderOf = (role: (typeof ROLES)[number]): number | null => {
    const indices = Array.from({ length: people }, (_, index) => index)
    return indices.find(index => phrased.resolve(`r${index}`) === phrased.resolve(role)) ?? null
  }
  const { a, b } = plot.cast
  return { ...plot, cast: { a: { ...a, by: holderOf('a') }, b: { ...b, by: holderOf('b') } } }
}

/** The same when one person is no longer there: a stand-in takes a role that was theirs. */
export function withoutPerson(plot: Plot, index: number): Plot {
  const without = (by: number | null | undefined): number | null => {
    if (by === null || by === undefined || by === index) return null
    return by > index ? by - 1 : by
  }
  const { a, b } = plot.cast
  return { ...plot, cast: { a: { ...a, by: without(a.by) }, b: { ...b, by: without(b.by) } } }
}
