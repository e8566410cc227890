import { placed, svg } from '../../../lib/svg-markup.ts'
import type { Stage } from '../paper/stage.ts'
import type { Setting } from '../setting.ts'
import type { Animal } from './animal-words.ts'
import type { Cast } from './cast.ts'
import { FLAME_AT, lightBefore, lightBehind, STANDING_FLAME_AT } from './lantern.ts'
import type { Look } from './look.ts'
import { lightOf } from './outfits.ts'
import { liftOf, person } from './person.ts'
import { PETS } from './pets.ts'
import { type Pose, stanceOf } from './pose.ts'

/** Always behind the hero, never before the light. */
export interface Company {
  readonly pose: Pose
  /** Indices of {@link Cast.others}. */
  readonly persons: readonly number[]
  readonly animal?: Animal
}

export interface Group extends Company {
  readonly cast: Cast
  readonly setting: Setting
  /** Hero's feet, in units of the picture. */
  readonly x: number
  readonly y: number
  /** Only a story with a lantern has one. */
  readonly isUnlit?: boolean
}

/** Scale of a child's drawing (110 tall), as a share of the picture's height. */
const CHILD = 1.45 / 800
const ELBOW_ROOM = 56
const HAND = { x: 28, y: -40 } as const

interface Standing {
  readonly look: Look
  readonly x: number
  readonly y: number
  readonly scale: number
}

function othersOf({ cast, persons, x, y, setting }: Group, child: number, groundAt: (x: number) => number): Standing[] {
  const looks = persons.map(index => cast.others[index]).filter(look => look !== undefined)
  let place = x
  let before = cast.hero
  return looks.map(look => {
    const room = ((before.girth + look.girth) / 2) * ((before.size + look.size) / 2)
    place -= ELBOW_ROOM * room * child * setting.facing
    before = look
    return { look, x: place, y: Math.max(y - 3, groundAt(place) + 4), scale: child * look.size }
  })
}

/** Drawn over both bodies because their sizes differ. */
function joinedHands(hero: Standing, other: Standing, facing: number): string {
  const shoulder = ({ look, x, y, scale }: Standing, side: number) =>
    [x + side * 11 * scale * facing, y - (66 + liftOf(look, 'pair')) * scale] as const
  const [from, to] = [shoulder(hero, -1), shoulder(other, 1)]
  const lower = hero.look.size * hero.look.stature < other.look.size * other.look.stature ? hero : other
  const hand = [(from[0] + to[0]) / 2, lower.y + (HAND.y - liftOf(lower.look, 'pair')) * lower.scale] as const
  const arm = (at: readonly [number, number], { look, scale }: Standing) =>
    svg`<path d="M${at[0]} ${at[1]}Q${at[0] + (hand[0] - at[0]) * 0.25} ${(at[1] + hand[1] * 2) / 3} ${hand[0]} ${hand[1]}" stroke="${lightOf(look.coat)}" stroke-width="${9 * scale}" stroke-linecap="round" fill="none"/>`
  const palm = svg`<circle cx="${hand[0]}" cy="${hand[1]}" r="${5 * lower.scale}" fill="${lower.look.skin}"/>`
  return arm(to, other) + arm(from, hero) + palm
}

function flameOf(
  { look, x, y, scale }: Standing,
  pose: Pose,
  facing: number,
): { readonly x: number; readonly y: number } {
  if (stanceOf(pose) === 'sitting')
    return { x: x + STANDING_FLAME_AT.x * scale * facing, y: y + STANDING_FLAME_AT.y * scale }
  return { x: x + FLAME_AT.x * scale * facing, y: y + (FLAME_AT.y - liftOf(look, pose) + look.stoop * 0.9) * scale }
}

export function drawCompany(stage: Stage, group: Group, groundAt: (x: number) => number): void {
  const { cast, setting, pose, animal } = group
  const { facing, underWater } = setting
  const child = CHILD * stage.height
  const hero: Standing = { look: cast.hero, x: group.x, y: group.y, scale: child * cast.hero.size }
  const others = othersOf(group, child, groundAt)
  const draw = ({ look, x, y, scale }: Standing, holdsLantern: boolean, isHero = false) => {
    const stands: Pose = pose === 'pair' || pose === 'back' || isHero ? pose : 'standing'
    return placed(x, y, scale, person(stage, { look, pose: stands, holdsLantern, underWater }), facing)
  }
  const last = others.at(-1)
  const petX = (last?.x ?? group.x) - (animal ? PETS[animal].room : 0) * child * facing
  const pet = animal
    ? placed(petX, Math.max(group.y, groundAt(petX) + 4), child * PETS[animal].size, PETS[animal].draw(stage), facing)
    : ''
  const flame = flameOf(hero, pose, facing)
  if (!group.isUnlit) lightBehind(stage, flame.x, flame.y, hero.scale)
  const friend = pose === 'pair' ? others[0] : undefined
  const bodies = others.toReversed().map(other => draw(other, false))
  stage.sheet(
    pet + bodies.join('') + draw(hero, !group.isUnlit, true) + (friend ? joinedHands(hero, friend, facing) : ''),
    'middle',
  )
  if (!group.isUnlit) lightBefore(stage, flame.x, flame.y, hero.scale)
}
