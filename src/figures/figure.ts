import { type Point, svg } from '../lib/svg-markup.ts'
import { cane, crutch, wheelchair } from './aids.ts'
import { babyInArms, babySheets } from './baby.ts'
import { belly, cape, coat, onTrunk } from './dress/coat.ts'
import { armSheets, legSheets } from './dress/limbs.ts'
import { rucksack, scarf, trimSheets } from './dress/trims.ts'
import { headSheets } from './head/head.ts'
import type { Look } from './look.ts'
import { cut, moved, shaded } from './paper.ts'
import { ARMS, isFromBehind, type Joints, jointsFor, leavesChair, type Pose } from './pose.ts'
import {
  BED_TOP,
  bubble,
  flameOfHand,
  groundShadow,
  heldIn,
  lanternInHand,
  propsOf,
  STANDING_FLAME,
  standingLantern,
} from './props.ts'
import { joined, laidSheets, type Sheet, sheet } from './sheet.ts'
import { type Skeleton, skeletonOf } from './skeleton.ts'

export interface FigureOptions {
  readonly pose: Pose
  /** Single angles instead of the pose's own. */
  readonly joints?: Partial<Joints>
  readonly holdsLantern?: boolean
  readonly isUnderWater?: boolean
  /** Without a shadow on the ground: for pictures that cast their own. */
  readonly isFloating?: boolean
  /** False for figures less than 90 px high, which keep the bare paper. */
  readonly hasFace?: boolean
}

const handsAreFull = (look: Look) => look.crutches !== undefined || look.carriesBaby === true

function jointsOf(look: Look, { pose, joints, holdsLantern }: FigureOptions): Joints {
  const usual = jointsFor(look, pose)
  const isUpright = !usual.isSeated && !isFromBehind(pose)
  const nearArm =
    look.carriesBaby && isUpright
      ? ARMS.baby
      : holdsLantern && !handsAreFull(look) && !usual.isSeated
        ? ARMS.lantern
        : look.cane && isUpright && pose !== 'climbing' && pose !== 'carrying' && pose !== 'hugging'
          ? ARMS.cane
          : usual.nearArm
  const farArm = look.carriesBaby && isUpright ? ([28, 112] as const) : usual.farArm
  return { ...usual, nearArm, farArm, ...joints }
}

/** On a bed the hip is as high as the mattress. */
function posed(
  look: Look,
  options: FigureOptions,
): { readonly skeleton: Skeleton; readonly joints: Joints; readonly isInChair: boolean } {
  const joints = jointsOf(look, options)
  const isInChair = look.wheelchair !== undefined && !leavesChair(options.pose)
  const skeleton = skeletonOf(look, joints, isInChair)
  const lies = options.pose === 'in-bed'
  return { joints, isInChair, skeleton: lies ? raised(skeleton, BED_TOP - 8 - skeleton.hip[1]) : skeleton }
}

function raised(skeleton: Skeleton, by: number): Skeleton {
  const up = (at: Point) => moved(at, [0, by])
  const limb = ([a, b, c]: Skeleton['nearArm']) => [up(a), up(b), up(c)] as const
  const { hip, neck, head, middle, knees, nearArm, farArm, nearLeg, farLeg } = skeleton
  return {
    ...skeleton,
    ...{ hip: up(hip), neck: up(neck), head: up(head), middle: up(middle), knees: up(knees) },
    ...{ nearArm: limb(nearArm), farArm: limb(farArm), nearLeg: limb(nearLeg), farLeg: limb(farLeg) },
  }
}

function headOf(look: Look, { head, headTurn, neck }: Skeleton, options: FigureOptions): Sheet[] {
  const isBehind = isFromBehind(options.pose)
  const [x, y] = head
  const scale = look.body.head / 20
  const nape = svg`M${neck[0] - 4} ${neck[1] + 4}L${x - 5} ${y + 4}H${x + 5}L${neck[0] + 6} ${neck[1] + 4}Z`
  const sheets = headSheets(look, { isFromBehind: isBehind, isAsleep: false, hasFace: options.hasFace !== false })
  return [
    sheet('body', cut(nape, shaded(look.skin, 0.14))),
    ...laidSheets(sheets, x, y, scale, isBehind ? 0 : headTurn),
  ]
}

/** What hangs behind the body. */
function behindSheets(look: Look, skeleton: Skeleton, chair: { readonly behind: string }): Sheet[] {
  return [
    sheet('wheelchair', chair.behind),
    sheet('cape', look.cape ? cape(look.cape, skeleton) : ''),
    sheet('rucksack', look.rucksack ? rucksack(look.rucksack, skeleton) : ''),
    sheet('crutches', look.crutches && !skeleton.isSeated ? crutch(skeleton.farArm[2], look.crutches, true) : ''),
  ]
}

function heldSheets(look: Look, skeleton: Skeleton, options: FigureOptions): Sheet[] {
  const { pose, holdsLantern } = options
  const hand = skeleton.nearArm[2]
  const isBehind = isFromBehind(pose)
  const [x, y] = onTrunk(skeleton, 0.38, skeleton.width * 0.5)
  const lantern = holdsLantern && !skeleton.isSeated && !handsAreFull(look)
  return [
    sheet('baby', look.carriesBaby && !isBehind ? babyInArms(look, x + 3, y) : ''),
    sheet('prop', heldIn(pose, hand)),
    sheet('lantern', lantern ? lanternInHand(hand) : ''),
    sheet(
      'cane',
      look.cane && !skeleton.isSeated && !lantern && !isBehind && pose !== 'climbing' ? cane(look.cane, skeleton) : '',
    ),
    sheet('crutches', look.crutches && !skeleton.isSeated ? crutch(hand, look.crutches, false) : ''),
  ]
}

function bodySheets(look: Look, skeleton: Skeleton, options: FigureOptions): Sheet[] {
  const isBehind = isFromBehind(options.pose)
  const hasBelly = (look.isPregnant || look.isRound) && !isBehind
  const flies = !skeleton.isSeated && options.pose !== 'waving' && options.pose !== 'standing' && !isBehind
  return [
    ...legSheets(look, skeleton, true),
    ...legSheets(look, skeleton, false),
    sheet('coat', coat(look, skeleton)),
    sheet('belly', hasBelly ? belly(look, skeleton) : ''),
    ...trimSheets(look, skeleton, isBehind),
    ...(isBehind ? [sheet('cape', look.cape ? cape(look.cape, skeleton) : '')] : []),
    sheet('scarf', look.scarf ? scarf(look.scarf, skeleton, flies) : ''),
  ]
}

function asleep(look: Look, skeleton: Skeleton): Sheet[] {
  const props = propsOf('asleep', skeleton, false)
  const head = headSheets(look, { isFromBehind: false, isAsleep: true, hasFace: true })
  return [
    sheet('ground', groundShadow(48, 1.4)),
    sheet('prop', props.behind),
    ...laidSheets(head, -20, BED_TOP - 14, look.body.head / 20, -62),
    sheet('prop', props.front),
  ]
}

/** Every sheet of a figure from back to front; feet at 0, 0, looking right, a child of eight about 105 high. */
export function figureSheets(look: Look, options: FigureOptions): Sheet[] {
  if (look.group === 'baby') return babySheets(look, options.pose === 'asleep')
  const { skeleton, joints, isInChair } = posed(look, options)
  if (options.pose === 'asleep') return asleep(look, skeleton)
  const props = propsOf(options.pose, skeleton, isInChair)
  const chair =
    look.wheelchair && isInChair ? wheelchair(-skeleton.hip[1] + 2, look.wheelchair) : { behind: '', front: '' }
  const near = armSheets(look, skeleton, false)
  const setDown = options.holdsLantern && (skeleton.isSeated || handsAreFull(look)) && options.pose !== 'in-boat'
  const head = headOf(look, skeleton, options)
  return [
    sheet('ground', options.isFloating ? '' : groundShadow(skeleton.width, skeleton.isSeated ? 1.5 : 1.15)),
    sheet('prop', props.behind),
    ...behindSheets(look, skeleton, chair),
    sheet('lantern', setDown ? standingLantern() : ''),
    ...armSheets(look, skeleton, true),
    ...bodySheets(look, skeleton, options),
    sheet('wheelchair', chair.front),
    ...(joints.isArmBehind ? near : []),
    ...head,
    ...heldSheets(look, skeleton, options),
    ...(joints.isArmBehind ? [] : near),
    sheet('prop', props.front + (options.isUnderWater ? bubble(...skeleton.head) : '')),
  ]
}

export const figure = (look: Look, options: FigureOptions): string => joined(figureSheets(look, options))

/** Where the light of the lantern is that a figure in this pose holds or has put down. */
export function flameOf(look: Look, pose: Pose): Point {
  const { skeleton } = posed(look, { pose, holdsLantern: true })
  if (look.group === 'baby' || skeleton.isSeated || handsAreFull(look)) return STANDING_FLAME
  return flameOfHand(skeleton.nearArm[2])
}

/** Heads of hair and hats end below this many radii above the middle of the head. */
const CROWN = 2.4

/** Height above the ground that nothing of a standing or sitting figure passes. */
export function heightOfFigure(look: Look, pose: Pose): number {
  const { head, nearArm, farArm } = posed(look, { pose }).skeleton
  return Math.max(look.body.head * CROWN - head[1], look.body.limb - nearArm[2][1], look.body.limb - farArm[2][1])
}

/** Height of the shoulders, for hands that are joined. */
export const shoulderOf = (look: Look, pose: Pose): Point => posed(look, { pose }).skeleton.nearArm[0]
export const handOf = (look: Look, pose: Pose): Point => posed(look, { pose }).skeleton.nearArm[2]
export const headOfFigure = (look: Look, pose: Pose): Point => posed(look, { pose }).skeleton.head
