import { isInside, isLocation, type LocationName, locationOf } from '../locations/location-table.ts'
import type { Motif } from '../motifs/motif.ts'
import { MOTIFS, type MotifName } from '../motifs/motif-table.ts'

/** Everywhere that a picture can be: motifs with a drawing of their own, and sets put together of pieces. */
export type SceneryName = MotifName | LocationName

export const isScenery = (name: string): name is SceneryName => isLocation(name) || Object.hasOwn(MOTIFS, name)

export const sceneryOf = (name: SceneryName): Motif => (isLocation(name) ? locationOf(name) : MOTIFS[name])

/** Of motifs, the library alone has walls. */
export const hasRoof = (name: SceneryName): boolean => name === 'library' || isInside(name)
