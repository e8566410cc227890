/**
 * How a figure is posed. A stage passes a name of {@link POSES} to `figure` (figure.ts) with the figure's feet at 0, 0, looking
 * right; the props that belong to a pose (bed, boat, table, bush, book) are drawn with it. `joints` changes single angles
 * of a pose. What a body cannot do is never drawn: `poseFor` seats whoever sits in a wheelchair.
 */
export const POSES = [
  ...([
    'standing',
    'walking',
    'waving',
    'sitting',
    'reading',
    'back',
    'pair',
    'running',
    'climbing',
    'hugging',
  ] as const),
  ...(['pointing', 'carrying', 'hiding', 'asleep', 'at-table', 'in-bed', 'in-boat'] as const),
] as const
export type Pose = (typeof POSES)[number]

/** Degrees of upper and lower bone: 0 hangs straight down, positive swings forward. */
export type Limb = readonly [upper: number, lower: number]

export interface Joints {
  readonly nearArm: Limb
  readonly farArm: Limb
  readonly nearLeg: Limb
  readonly farLeg: Limb
  /** Of the trunk, forward. */
  readonly lean?: number
  /** Of the head, forward. */
  readonly tilt?: number
  /** Height of the feet above the ground. */
  readonly lift?: number
  readonly isSeated?: boolean
  /** The near arm goes behind the head, so that the face stays free. */
  readonly isArmBehind?: boolean
}

const joints = (
  nearArm: Limb,
  farArm: Limb,
  nearLeg: Limb,
  farLeg: Limb,
  more: Omit<Joints, `${'near' | 'far'}${'Arm' | 'Leg'}`> = {},
): Joints => ({
  ...{ nearArm, farArm, nearLeg, farLeg, ...more },
})

const STANDING = joints([10, 24], [-10, 4], [3, 2], [-5, -5])

const JOINTS: Readonly<Record<Pose, Joints>> = {
  standing: STANDING,
  walking: joints([-24, 4], [26, 52], [26, 14], [-22, -40], { lean: 4 }),
  waving: joints([10, 24], [128, 162], [3, 2], [-5, -5]),
  sitting: joints([24, 62], [30, 70], [88, 2], [80, -6], { isSeated: true }),
  reading: joints([34, 112], [44, 118], [88, 2], [82, -2], { isSeated: true, tilt: 12 }),
  back: joints([-14, -4], [12, 4], [4, 2], [-4, -2]),
  pair: joints([-20, -10], [12, 4], [4, 2], [-4, -2]),
  running: joints([-62, 22], [52, 112], [56, -14], [-38, -92], { lean: 17, lift: 7 }),
  climbing: joints([152, 168], [126, 172], [74, -18], [8, -2], { lean: 6, tilt: -16, isArmBehind: true }),
  hugging: joints([72, 104], [84, 112], [6, 2], [-12, -14], { lean: 10, tilt: 8 }),
  pointing: joints([98, 98], [-14, 6], [8, 4], [-8, -10], { lean: 3 }),
  carrying: joints([26, 96], [34, 100], [6, 2], [-10, -12], { lean: -5 }),
  hiding: joints([44, 100], [60, 118], [110, -28], [92, -40], { isSeated: true, lean: 14, tilt: -4 }),
  asleep: joints([20, 40], [20, 40], [88, 2], [82, -2], { isSeated: true }),
  'at-table': joints([40, 96], [52, 104], [88, 2], [82, -2], { isSeated: true, tilt: 4 }),
  'in-bed': joints([30, 70], [36, 78], [88, 78], [84, 74], { isSeated: true, lean: -8 }),
  'in-boat': joints([58, 88], [66, 92], [80, 36], [72, 30], { isSeated: true, lean: 10 }),
}

/** Arms of somebody who carries a lantern, leans on a stick or on crutches, or holds a child. */
export const ARMS = {
  lantern: [58, 92],
  cane: [26, 36],
  crutches: [14, 30],
  baby: [20, 104],
} as const satisfies Record<string, Limb>

const IN_CHAIR = joints([26, 58], [22, 60], [84, 8], [80, 4], { isSeated: true })
const ON_CRUTCHES = joints(ARMS.crutches, [8, 30], [6, 2], [20, -46], { lean: 7 })
/** Poses in which a wheelchair stands aside: the person sits or lies somewhere else. */
const OUT_OF_CHAIR: readonly Pose[] = ['asleep', 'in-bed', 'in-boat', 'hiding']
/** Poses whose arms also fit somebody who sits in a wheelchair. */
const ARMS_ALONE: readonly Pose[] = ['waving', 'reading', 'hugging', 'pointing', 'carrying', 'at-table', 'sitting']
const NEEDS_LEGS: readonly Pose[] = ['standing', 'walking', 'running', 'climbing', 'waving', 'pointing', 'carrying']

export const isFromBehind = (pose: Pose): boolean => pose === 'back' || pose === 'pair'
export const leavesChair = (pose: Pose): boolean => OUT_OF_CHAIR.includes(pose)

export interface Aids {
  readonly wheelchair?: string
  readonly crutches?: string
}

/** The angles in which this body takes the pose: nobody gets up from a wheelchair, nobody runs on crutches. */
export function jointsFor({ wheelchair, crutches }: Aids, pose: Pose): Joints {
  const usual = JOINTS[pose]
  if (wheelchair && !leavesChair(pose)) {
    const { nearArm, farArm, tilt = 0 } = ARMS_ALONE.includes(pose) ? usual : IN_CHAIR
    return { ...IN_CHAIR, nearArm, farArm, tilt }
  }
  if (crutches && NEEDS_LEGS.includes(pose)) return ON_CRUTCHES
  return usual
}
