import type { Stage } from '../paper/stage.ts'
import type { SceneryName } from './scenery.ts'
import type { Distance } from './shot.ts'
import { TITLE_FOOT } from './title-foot.ts'

/** How much nearer the set comes with the people. */
const ZOOM: Readonly<Record<Exclude<Distance, 'above'>, number>> = { close: 1.75, half: 1.35, whole: 1.08, far: 0.9 }
/** The set turns about this point, fraction of the height. */
export const AXIS = 0.78
/** Foot, as a fraction of the height, and tallness, in {@link Stage.unit}, of what a set is known by. */
const MAIN_PIECES: Readonly<Partial<Record<SceneryName, readonly [foot: number, tall: number]>>> = {
  castle: [0.64, 0.52],
  village: [0.65, 0.52],
  ship: [0.59, 0.3],
  balloon: [0.41, 0.17],
  whale: [0.49, 0.17],
  dragon: [0.42, 0.3],
  manor: [0.61, 0.39],
  rocket: [0.43, 0.17],
  'planet-city': [0.36, 0.17],
  lighthouse: [0.62, 0.48],
  'christmas-tree': [0.55, 0.43],
  'heart-tree': [0.54, 0.39],
  island: [0.6, 0.43],
  school: [0.7, 0.57],
  circus: [0.78, 0.9],
  harbour: [0.7, 0.77],
  fairground: [0.73, 0.7],
  zoo: [0.77, 0.8],
}
/** Fraction of the height by which a set goes down at most, and the least that leaves nothing bare at its sides. */
const DOWN_MOST = 0.09
const ZOOM_LEAST = 0.84

/** How large a set is drawn and how far down it goes, so that its main piece ends below the title. */
export function viewOfSet(
  { width, height, unit }: Stage,
  motif: SceneryName,
  distance: Exclude<Distance, 'above'>,
): { readonly zoom: number; readonly down: number } {
  const piece = MAIN_PIECES[motif]
  const zoom = ZOOM[distance]
  if (!piece || width > height) return { zoom, down: 0 }
  const rise = AXIS - piece[0] + (piece[1] * unit) / height
  const fitting = Math.min(zoom, Math.max(ZOOM_LEAST, (AXIS + DOWN_MOST - TITLE_FOOT) / rise))
  const down = Math.min(DOWN_MOST, Math.max(0, TITLE_FOOT - AXIS + rise * fitting))
  return { zoom: fitting, down: down * height }
}
