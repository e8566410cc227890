import { handOf, shoulderOf } from '../../../figures/figure.ts'
import type { Pose } from '../../../figures/pose.ts'
import type { Cast } from '../figures/cast.ts'
import { breadthOf, drawCompany, highestHead } from '../figures/company.ts'
import type { Ground } from '../motifs/motif.ts'
import { moveOnto } from '../paper/move-onto.ts'
import { Stage } from '../paper/stage.ts'
import type { PlannedScene } from '../planned-scene.ts'
import type { ThingName } from '../things/thing-table.ts'
import { heightOf } from '../things/thing-table.ts'
import type { Distance } from './shot.ts'
import { thingAt } from './show-things.ts'
import { TITLE_FOOT } from './title-foot.ts'

/** A child's drawing of 110 is this share of the picture's height, before the distance. */
const CHILD = 1.45 / 800
const HELD_LEAST = 26
const FREE_HANDS: readonly Pose[] = ['standing', 'walking', 'waving', 'running', 'hugging']
/** Of what is held: its shadow on the ground. */
const SHADE = /^<ellipse[^>]*>/u
/** Heads are this much of their radius above the shoulders. */
const HEAD_ABOVE = 2.3

const tallness = ({ hero }: Cast, pose: Pose): number => -shoulderOf(hero, pose)[1] + hero.body.head * HEAD_ABOVE

/** Scale of figures, and where the hero's head begins in pictures that cut the feet off. */
const NEARNESS: Readonly<Record<Exclude<Distance, 'above'>, { readonly scale: number; readonly top?: number }>> = {
  close: { scale: 4.6, top: 0.36 },
  half: { scale: 2.7, top: 0.42 },
  whole: { scale: 1.35 },
  far: { scale: 0.66 },
}

export interface Crew {
  readonly scene: PlannedScene
  readonly cast: Cast
  readonly distance: Exclude<Distance, 'above'>
  /** Hero's feet, unless the distance cuts them off. */
  readonly x: number
  readonly y: number
  readonly held: ThingName | undefined
}

/** Feet of people who are shown whole in front of everything, and the lowest that a hero's head begins: fractions of the height. */
const FLOOR = 0.96
const LOWEST = 0.6
/** Fractions of the width: between the last head's middle and the edge, and the least that others get. */
const MARGIN = 0.17
const LEAST_ROOM = 0.3
/** Fraction of the width that a hero leaves to those behind at most. */
const FARTHEST = 0.8

/** How large everybody is and where the hero's feet are, so that no head is under the title. */
function measured({ width, height }: Stage, { scene: { company, setting }, cast, distance, x, y }: Crew) {
  const { scale, top } = NEARNESS[distance]
  const unit = CHILD * height
  const calm = TITLE_FOOT * height
  const highest = highestHead(company, cast) * unit
  const tall = tallness(cast, company.pose) * unit
  if (top === undefined) return { tall, scale: Math.min(scale, (y - calm) / highest), feet: y }
  const lowered = (LOWEST * height - calm) / Math.max(1, highest - tall)
  const room = Math.max(width * LEAST_ROOM, (setting.facing > 0 ? x : width - x) - width * MARGIN)
  const beside = room / Math.max(1, breadthOf(company, cast) * unit)
  const fitting = Math.min(scale, beside, Math.max(lowered, (FLOOR * height - calm) / highest))
  return {
    tall,
    scale: fitting,
    feet: Math.max(top * height + tall * fitting, calm + highest * fitting, FLOOR * height),
  }
}

/** Where the hero of a wide picture stands, as far from the edge behind the hero as those who go along need. */
export function heroXOf({ width, height }: Stage, scene: PlannedScene, cast: Cast, distance: Crew['distance']): number {
  const { scale, top } = NEARNESS[distance]
  const { heroX, facing } = scene.setting
  const x = heroX * width
  if (top !== undefined || scene.company.persons.length === 0) return x
  const reach = Math.min(width * FARTHEST, width * MARGIN + breadthOf(scene.company, cast) * CHILD * height * scale)
  return facing > 0 ? Math.max(x, reach) : Math.min(x, width - reach)
}

/** Everybody of the scene, and what the hero carries. Returns where the hero's middle is. */
export function drawCrew(stage: Stage, crew: Crew, groundAt: Ground): number {
  const { scene, cast, distance, x, y, held } = crew
  const { setting, company } = scene
  const { tall, scale, feet } = measured(stage, crew)
  const part = new Stage({ width: stage.width, height: stage.height }, stage.palette, stage.random)
  const unit = CHILD * stage.height
  const local = (at: number) => y + (groundAt(x + (at - x) * scale) - groundAt(x))
  drawCompany(
    part,
    { ...company, cast, setting, x, y, isUnlit: held !== 'lantern' },
    NEARNESS[distance].top === undefined ? local : () => y - 4,
  )
  if (held && held !== 'lantern' && FREE_HANDS.includes(company.pose)) {
    const length = Math.max(HELD_LEAST, heightOf(held)) * unit
    const [handX, handY] = handOf(cast.hero, company.pose)
    const at = [x + handX * unit * setting.facing, y + handY * unit + length * 0.35] as const
    part.sheet(thingAt(held, ...at, length, setting.facing).replace(SHADE, ''), 'middle')
  }
  moveOnto(stage, part, { right: x - x * scale, down: feet - y * scale, scale })
  return feet - tall * scale * 0.5
}
