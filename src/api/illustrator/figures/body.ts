/** Proportions of one age; 1 is a child of about eight. */
export interface Body {
  readonly name: 'toddler' | 'child' | 'teen' | 'adult' | 'old'
  readonly size: number
  /** Stretch below the neck. */
  readonly stature: number
  readonly girth: number
  readonly head: number
  /** Lean of the upper body, in degrees. */
  readonly stoop: number
}

const body = (name: Body['name'], size: number, stature: number, girth: number, head: number, stoop = 0): Body => ({
  name,
  size,
  stature,
  girth,
  head,
  stoop,
})

/** Last age in years of each body; small bodies grow in two steps. */
const BODIES: readonly (readonly [number, Body])[] = [
  [3, body('toddler', 0.76, 0.8, 1.02, 1.18)],
  [6, body('child', 0.9, 0.94, 1, 1.06)],
  [9, body('child', 1, 1, 1, 1)],
  [12, body('child', 1.04, 1.08, 0.98, 0.98)],
  [17, body('teen', 1.08, 1.22, 0.94, 0.95)],
  [64, body('adult', 1.12, 1.34, 0.98, 0.92)],
]
const OLD = body('old', 1.08, 1.22, 1.08, 0.95, 6)

export const bodyOfAge = (age: number): Body => BODIES.find(([until]) => age <= until)?.[1] ?? OLD
