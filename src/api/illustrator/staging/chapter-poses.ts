import type { Pose } from '../../../figures/pose.ts'
import type { SceneryName } from './scenery.ts'

const ALONE: readonly Pose[] = ['walking', 'sitting', 'running', 'reading', 'back', 'waving', 'pointing']
const TOGETHER: readonly Pose[] = ['walking', 'pair', 'standing', 'back', 'waving', 'pointing']
/** Whoever fills the picture is seen from the front. */
const FROM_NEAR: readonly Pose[] = ['standing', 'pointing', 'waving', 'sitting', 'walking']
/** What is done nowhere else, first. */
const DONE_AT: Readonly<Partial<Record<SceneryName, readonly Pose[]>>> = {
  bedroom: ['in-bed', 'asleep'],
  hospital: ['in-bed'],
  kitchen: ['at-table'],
  cafe: ['at-table'],
  'living-room': ['at-table'],
  river: ['in-boat'],
  lake: ['in-boat'],
  forest: ['hiding', 'climbing'],
  park: ['hiding'],
  garden: ['hiding'],
  meadow: ['hiding'],
  playground: ['climbing'],
  mountains: ['climbing'],
  'reading-room': ['reading'],
}
const CARRIED = ['parcel', 'box', 'gift']
const HUGGED = ['teddy', 'doll', 'pillow', 'quilt', 'rabbit', 'cat', 'dog']

interface PoseChoice {
  readonly isNear: boolean
  readonly isAlone: boolean
  readonly motif: SceneryName
  /** Of the story: a parcel is only carried, and a teddy hugged, where there is one. */
  readonly things: readonly string[]
}

/** Poses that fit a chapter's picture, in no order. */
export function posesFor({ isNear, isAlone, motif, things }: PoseChoice): readonly Pose[] {
  if (isNear) return FROM_NEAR
  if (!isAlone) return TOGETHER
  const held: readonly Pose[] = [
    ...(things.some(thing => CARRIED.includes(thing)) ? (['carrying'] as const) : []),
    ...(HUGGED.includes(things[0] ?? '') ? (['hugging'] as const) : []),
  ]
  return Array.from(new Set([...(DONE_AT[motif] ?? []), ...held, ...ALONE]))
}
