import { itemAt } from '../lib/item-at.ts'

/** Lengths of one age; a child of eight is about 105 high. */
export interface Body {
  /** Radius of the head. */
  readonly head: number
  readonly leg: number
  readonly trunk: number
  readonly arm: number
  /** Width of the trunk. */
  readonly width: number
  readonly limb: number
  /** Lean of the upper body, in degrees. */
  readonly stoop: number
}

const body = (head: number, leg: number, trunk: number, arm: number, width: number, limb: number, stoop = 0): Body => ({
  ...{ head, leg, trunk, arm, width, limb, stoop },
})

/** Bodies at some ages; those between are between. */
const BODIES: readonly (readonly [age: number, Body])[] = [
  [1, body(15.4, 15, 25, 19, 25, 8)],
  [2, body(15.5, 19, 27, 21, 25, 8)],
  [5, body(15.4, 28, 30, 27, 23.5, 8.2)],
  [8, body(15.2, 36, 33, 31, 23, 8.4)],
  [12, body(14.9, 47, 37, 37, 23.5, 8.5)],
  [16, body(14.6, 59, 43, 44, 25, 8.8)],
  [20, body(14.4, 67, 47, 49, 28, 9.3)],
  [60, body(14.4, 68, 48, 50, 29.5, 9.4)],
  [75, body(14.6, 59, 46, 46, 30, 9.2, 7)],
  [95, body(14.7, 52, 44, 44, 29, 9, 11)],
]

export type AgeGroup = 'baby' | 'toddler' | 'child' | 'teen' | 'adult' | 'old'

const GROUPS: readonly (readonly [until: number, AgeGroup])[] = [
  [0.99, 'baby'],
  [3, 'toddler'],
  [12, 'child'],
  [17, 'teen'],
  [64, 'adult'],
]

export const ageGroupOf = (age: number): AgeGroup => GROUPS.find(([until]) => age <= until)?.[1] ?? 'old'

export function bodyOfAge(age: number): Body {
  const after = BODIES.findIndex(([of]) => of >= age)
  if (after <= 0) return itemAt(BODIES, after === 0 ? 0 : BODIES.length - 1)[1]
  const [[from, young], [to, old]] = [itemAt(BODIES, after - 1), itemAt(BODIES, after)]
  const share = (age - from) / (to - from)
  const of = (name: keyof Body) => young[name] + (old[name] - young[name]) * share
  return body(of('head'), of('leg'), of('trunk'), of('arm'), of('width'), of('limb'), of('stoop'))
}
