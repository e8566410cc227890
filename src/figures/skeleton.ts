import type { Point } from '../lib/svg-markup.ts'
import type { Look } from './look.ts'
import { between, moved, turned } from './paper.ts'
import type { Joints, Limb } from './pose.ts'

export type Bones = readonly [root: Point, joint: Point, end: Point]

/** Where the joints of one figure are, feet at 0, 0. */
export interface Skeleton {
  readonly hip: Point
  readonly neck: Point
  readonly head: Point
  readonly headTurn: number
  readonly lean: number
  readonly nearArm: Bones
  readonly farArm: Bones
  readonly nearLeg: Bones
  readonly farLeg: Bones
  /** Middle of the hips, and of the knees. */
  readonly middle: Point
  readonly knees: Point
  readonly isSeated: boolean
  /** Widths of trunk and limbs. */
  readonly width: number
  readonly limb: number
  readonly thigh: number
  readonly trunk: number
}

const SEAT = { chair: 11, ground: 3 } as const

function limbOf(root: Point, lengths: readonly [number, number], [upper, lower]: Limb): Bones {
  const joint = moved(root, turned([0, lengths[0]], -upper))
  return [root, joint, moved(joint, turned([0, lengths[1]], -lower))]
}

/** Height of the hip above the ground. */
function hipHeight({ wheelchair }: Look, leg: number, joints: Joints, isInChair: boolean): number {
  if (!joints.isSeated) return leg + (joints.lift ?? 0)
  return leg / 2 + (wheelchair && isInChair ? SEAT.chair : SEAT.ground)
}

export function skeletonOf(look: Look, joints: Joints, isInChair: boolean): Skeleton {
  const { body, stature, girth } = look
  const isSeated = joints.isSeated === true
  const [leg, trunk, arm] = [body.leg * stature, body.trunk * (stature * 0.5 + 0.5), body.arm * stature]
  const lean = (joints.lean ?? 0) + (isSeated ? 0 : body.stoop)
  const hip: Point = [0, -hipHeight(look, leg, joints, isInChair)]
  const neck = moved(hip, turned([0, -trunk], lean))
  const shoulder = (across: number, down: number) => moved(neck, turned([across * body.width * girth, down], lean))
  const half = leg / 2
  const nearLeg = limbOf(moved(hip, [-1 * girth, 2]), [half, half], joints.nearLeg)
  const farLeg = limbOf(moved(hip, [5 * girth, 2]), [half, half], joints.farLeg)
  const tilt = joints.tilt ?? 0
  return {
    ...{ hip, neck, lean, isSeated, trunk, thigh: half, nearLeg, farLeg },
    head: moved(neck, turned([3, -body.head * 1.06], lean + tilt * 0.4)),
    headTurn: tilt + lean * 0.35,
    nearArm: limbOf(shoulder(-0.27, 6.5), [arm / 2, arm / 2], joints.nearArm),
    farArm: limbOf(shoulder(0.3, 7), [arm / 2, arm * 0.48], joints.farArm),
    middle: between(nearLeg[0], farLeg[0], 0.5),
    knees: between(nearLeg[1], farLeg[1], 0.5),
    width: body.width * girth,
    limb: body.limb * (girth * 0.45 + 0.55),
  }
}
