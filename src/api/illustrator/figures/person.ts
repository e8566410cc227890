import { type Colour, darker, lighter } from '../../../lib/colour.ts'
import { circle, svg } from '../../../lib/svg-markup.ts'
import type { Stage } from '../paper/stage.ts'
import { headOf } from './heads.ts'
import { AIR_BUBBLE } from './headwear.ts'
import { LANTERN, STANDING_LANTERN } from './lantern.ts'
import type { Look } from './look.ts'
import { clothes, legColour, lightOf, scarfOf, shadeOf } from './outfits.ts'
import { type Pose, SEAT_DROP, stanceOf } from './pose.ts'

const NECK = 72
const BOOT = '#2a1a20'
const STONE = '#8a7f86'
/** A seated torso lacks its thighs: -72 becomes -57, -18 stays. */
const SEATED_TORSO = 0.722

const shape = (data: string, fill: string) => svg`<path d="${data}" fill="${fill}"/>`

function legs(pose: Pose, fill: Colour): string {
  const far = darker(fill, 0.22)
  if (pose === 'sitting' || pose === 'reading') {
    const thigh = 'M-18 -20Q2 -34 20 -33Q31 -31 28 -20L14 -15L-18 -16Z'
    return (
      shape(thigh, fill) +
      shape('M15 -26L17 -3H27L27 -24Z', fill) +
      shape('M16 -6L17 0C17 2 33 2 33 -1C33 -5 27 -5 26 -7Z', BOOT)
    )
  }
  if (pose === 'walking') {
    return (
      shape('M-12 -40L-23 -8L-15 -4L0 -38Z', far) +
      shape('M-24 -10L-32 -2C-30 2 -22 3 -15 -3Z', BOOT) +
      shape('M0 -40L10 -4H19L14 -40Z', fill) +
      shape('M10 -7L10 0C11 2 26 2 26 -2C25 -6 19 -6 18 -8Z', BOOT)
    )
  }
  return (
    shape('M-12 -40L-13 -4H-4L-1 -40Z', far) +
    shape('M4 -40L6 -4H15L14 -40Z', fill) +
    shape('M-14 -7L-14 0C-14 2 -3 2 -3 0V-7ZM6 -7L6 0C7 2 18 2 17 -1L15 -7Z', BOOT)
  )
}

const FORWARD = 'M2 -60C12 -56 22 -58 30 -64L33 -58C24 -48 12 -46 2 -48Z'
const RAISED = 'M-9 -60C-18 -68 -24 -80 -25 -93L-17 -95C-14 -84 -8 -76 2 -68Z'
const HANGING = 'M-8 -67C-19 -58 -23 -46 -24 -36L-16 -34C-14 -44 -10 -52 -4 -56Z'
const ON_LAP = 'M-3 -62C2 -50 8 -44 20 -41L21 -35C8 -35 -6 -42 -9 -54Z'

const BOOK = svg`<path d="M17 -41L34 -54L43 -43L27 -29Z" fill="#b5432f"/><path d="M18 -42L33 -55L37 -49L22 -36Z" fill="#fbf3df"/><path d="M22 -36L37 -49L42 -44L27 -31Z" fill="#e2d3b4"/>`

function arms(look: Look, pose: Pose): string {
  const sleeve = lightOf(look.coat)
  const hand = (x: number, y: number) => circle(x, y, 4.5, look.skin)
  if (pose === 'sitting') return shape(ON_LAP, sleeve) + hand(22, -38)
  if (pose === 'reading') return BOOK + shape(ON_LAP, sleeve) + hand(22, -38)
  return shape(FORWARD, sleeve) + hand(33, -61)
}

function armsBehind(look: Look, pose: Pose, holdsLantern: boolean): string {
  const shaded = shadeOf(look.coat)
  if (pose === 'waving') return shape(RAISED, lightOf(look.coat)) + circle(-21.5, -97, 5, look.skin)
  if (pose !== 'back' && pose !== 'pair') return ''
  const free = pose === 'back' ? shape(HANGING, shaded) + circle(-20, -33, 4.4, look.skin) : ''
  return (
    free +
    (holdsLantern
      ? shape(FORWARD, shaded) + circle(33, -61, 4.5, look.skin)
      : shape('M8 -67C20 -58 24 -46 25 -36L17 -34C15 -44 11 -52 5 -56Z', shaded))
  )
}

const CANE = svg`<path d="M34 -60V1M34 -60q0 -7 -7 -6" stroke="#5c3417" stroke-width="3" fill="none" stroke-linecap="round"/>`

export interface Figure {
  readonly look: Look
  readonly pose: Pose
  readonly holdsLantern: boolean
  readonly underWater: boolean
}

const seat = (colour: Colour): string =>
  svg`<path d="M-30 3L-27 -12Q-20 -20 -6 -19L12 -18L17 -8L16 3Z" fill="${lighter(colour, 0.12)}"/><path d="M-6 -19L12 -18L17 -8L16 3H-2Z" fill="${darker(colour, 0.26)}"/>`

/** Rise of the shoulders above an unstretched child's, in its own units. */
export const liftOf = (look: Look, pose: Pose): number => {
  const drop = stanceOf(pose) === 'sitting' ? SEAT_DROP : 0
  return NECK * (look.stature - 1) - drop * look.stature
}

/** At 0, 0, looking right, about 110 high; stretched below the neck only. */
export function person(stage: Stage, { look, pose, holdsLantern, underWater }: Figure): string {
  const stance = stanceOf(pose)
  const isSeated = stance === 'sitting'
  const view = stance === 'back' ? 'back' : 'side'
  const lift = liftOf(look, pose)
  const torso = clothes(stage, look, stance)
  const lower = isSeated
    ? seat(STONE) +
      legs(pose, legColour(look)) +
      svg`<g transform="translate(0 -5) scale(1 ${SEATED_TORSO})">${torso}</g>`
    : legs(pose, legColour(look)) + torso
  const head = svg`<g transform="translate(0 -70) scale(${look.head}) translate(0 70)">${headOf(look, view)}${underWater && look.headwear !== 'helmet' ? AIR_BUBBLE : ''}</g>`
  const handsFull = holdsLantern && !isSeated
  const front = view === 'back' ? '' : arms(look, pose) + (handsFull ? LANTERN : '')
  const cane = look.cane && !holdsLantern && !isSeated && view === 'side' ? CANE : ''
  const scarf = scarfOf(look, stance, pose !== 'waving' && !isSeated && view === 'side')
  const behind = armsBehind(look, pose, holdsLantern) + (view === 'back' && handsFull ? LANTERN : '')
  const ground = isSeated && holdsLantern ? STANDING_LANTERN : ''
  return svg`<ellipse cx="2" cy="1" rx="28" ry="4" fill="#000018" opacity=".4"/>${ground}<g transform="translate(0 ${-lift})">${behind}</g><g transform="scale(${look.girth} ${look.stature})">${lower}</g><g transform="translate(0 ${-lift}) rotate(${view === 'side' ? look.stoop : 0} 0 -60)">${scarf}${head}${front}</g>${cane}`
}
