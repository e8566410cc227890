import type { Motif } from '../motifs/motif.ts'
import { type Inside, insideOf } from './inside.ts'
import { INSIDE } from './inside-table.ts'
import { type Outside, outsideOf } from './outside.ts'
import { OUTSIDE } from './outside-table.ts'

/** Sets put together of pieces, beside the motifs that have a drawing of their own. */
export type LocationName = keyof typeof INSIDE | keyof typeof OUTSIDE

const inside: Readonly<Record<string, Inside>> = INSIDE
const outside: Readonly<Record<string, Outside>> = OUTSIDE

export const LOCATION_NAMES = [...Object.keys(INSIDE), ...Object.keys(OUTSIDE)] as readonly LocationName[]

export const isInside = (name: string): boolean => Object.hasOwn(INSIDE, name)
export const isLocation = (name: string): name is LocationName =>
  Object.hasOwn(INSIDE, name) || Object.hasOwn(OUTSIDE, name)

/** Names of the things and pieces that a set is put together of; of a motif with a drawing of its own, none. */
export function piecesOf(name: string): readonly string[] {
  const { behind = [], before = [] } = inside[name] ?? outside[name] ?? {}
  return [...behind, ...before].map(([piece]) => piece)
}

export function locationOf(name: LocationName): Motif {
  const within = inside[name]
  if (within) return insideOf(within)
  const without = outside[name]
  if (!without) throw new RangeError(`nowhere is a ${name}`)
  return outsideOf(without)
}
