import { figure, flameOf, handOf, shoulderOf } from '../../../figures/figure.ts'
import { headTopOf, petTopOf } from '../../../figures/head-top.ts'
import type { Look } from '../../../figures/look.ts'
import { lit } from '../../../figures/paper.ts'
import { type Animal, drawPet, PETS } from '../../../figures/pets/pet-table.ts'
import type { Pose } from '../../../figures/pose.ts'
import { STANDING_FLAME } from '../../../figures/props.ts'
import { placed, svg } from '../../../lib/svg-markup.ts'
import type { Stage } from '../paper/stage.ts'
import type { Setting } from '../setting.ts'
import type { Cast } from './cast.ts'
import { lightBefore, lightBehind } from './lantern.ts'

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

/** Scale of a child's drawing (105 tall), as a share of the picture's height. */
const CHILD = 1.45 / 800
/** Between the middles of two children; a wheelchair needs more. */
const ELBOW_ROOM = 50
const CHAIR_ROOM = 26
/** A hero who is an animal is as large as a child. */
const HERO_PET = 1.15

interface Standing {
  readonly look: Look
  readonly x: number
  readonly y: number
}

const roomOf = ({ body, girth, wheelchair }: Look): number =>
  (body.width * girth) / 23 + (wheelchair ? CHAIR_ROOM / ELBOW_ROOM : 0)

/** How far each stands from the one before, hero first, in units of a figure. */
const stepBetween = (one: Look, next: Look): number => (ELBOW_ROOM * (roomOf(one) + roomOf(next))) / 2

const looksOf = (persons: readonly number[], { others }: Cast): readonly Look[] =>
  persons.map(index => others[index]).filter(look => look !== undefined)

/** From the middle of the hero to that of the last who goes along, in units of a figure. */
export function breadthOf({ persons }: Company, cast: Cast): number {
  const looks = [cast.hero, ...looksOf(persons, cast)]
  return looks.slice(1).reduce((sum, look, index) => sum + stepBetween(looks[index] ?? look, look), 0)
}

function othersOf({ cast, persons, x, y, setting }: Group, child: number, groundAt: (x: number) => number): Standing[] {
  const looks = looksOf(persons, cast)
  let at = x
  let before = cast.hero
  return looks.map(look => {
    at -= stepBetween(before, look) * child * setting.facing
    before = look
    return { look, x: at, y: Math.max(y - 3, groundAt(at) + 4) }
  })
}

/** Drawn over both bodies because their sizes differ. */
function joinedHands(hero: Standing, other: Standing, child: number, facing: number): string {
  const shoulder = ({ look, x, y }: Standing, side: number) =>
    [
      x + side * look.body.width * look.girth * 0.42 * child * facing,
      y + (shoulderOf(look, 'pair')[1] + 4) * child,
    ] as const
  const [from, to] = [shoulder(hero, -1), shoulder(other, 1)]
  const lower = handOf(hero.look, 'pair')[1] > handOf(other.look, 'pair')[1] ? hero : other
  const hand = [(from[0] + to[0]) / 2, lower.y + handOf(lower.look, 'pair')[1] * child] as const
  const arm = (at: readonly [number, number], { look }: Standing) =>
    svg`<path d="M${at[0]} ${at[1]}Q${at[0] + (hand[0] - at[0]) * 0.25} ${(at[1] + hand[1] * 2) / 3} ${hand[0]} ${hand[1]}" stroke="${lit(look.coat)}" stroke-width="${look.body.limb * 1.1 * child}" stroke-linecap="round" fill="none"/>`
  const palm = svg`<circle cx="${hand[0]}" cy="${hand[1]}" r="${5 * child}" fill="${lower.look.skin}"/>`
  return arm(to, other) + arm(from, hero) + palm
}

function heroMarkup({ cast, pose, setting, isUnlit = false }: Group): string {
  if (cast.heroPet) return svg`<g transform="scale(${heroPetScale(cast.heroPet.animal)})">${drawPet(cast.heroPet)}</g>`
  return figure(cast.hero, { pose, holdsLantern: !isUnlit, isUnderWater: setting.underWater })
}

const heroPetScale = (animal: Animal): number => HERO_PET / PETS[animal].size ** 0.5

/** Whoever goes along stands or walks, whatever the hero does. */
const poseBeside = (pose: Pose): Pose => (pose === 'pair' || pose === 'back' ? pose : 'standing')

/** Height of the highest head above the hero's feet, in units of a figure. */
export function highestHead({ pose, persons, animal }: Company, { hero, heroPet, others, petLooks }: Cast): number {
  const own = heroPet ? petTopOf(heroPet) * heroPetScale(heroPet.animal) : headTopOf(hero, pose)
  const beside = persons.flatMap(index => others[index] ?? []).map(look => headTopOf(look, poseBeside(pose)))
  const pet = animal ? petTopOf(petLooks[animal] ?? { animal }) * PETS[animal].size : 0
  return Math.max(own, pet, ...beside)
}

export function drawCompany(stage: Stage, group: Group, groundAt: (x: number) => number): void {
  const { cast, setting, pose, animal } = group
  const { facing, underWater } = setting
  const child = CHILD * stage.height
  const hero: Standing = { look: cast.hero, x: group.x, y: group.y }
  const others = othersOf(group, child, groundAt)
  const last = others.at(-1)
  const petX = (last?.x ?? group.x) - (animal ? PETS[animal].room : 0) * child * facing
  const pet = animal
    ? placed(
        petX,
        Math.max(group.y, groundAt(petX) + 4),
        child * PETS[animal].size,
        drawPet(cast.petLooks[animal] ?? { animal }),
        facing,
      )
    : ''
  const flame = cast.heroPet ? STANDING_FLAME : flameOf(cast.hero, pose)
  const [flameX, flameY] = [hero.x + flame[0] * child * facing, hero.y + flame[1] * child]
  if (!group.isUnlit) lightBehind(stage, flameX, flameY, child)
  const friend = pose === 'pair' && !cast.heroPet && !cast.hero.wheelchair ? others[0] : undefined
  const bodies = others
    .toReversed()
    .map(({ look, x, y }) =>
      placed(x, y, child, figure(look, { pose: poseBeside(pose), isUnderWater: underWater }), facing),
    )
  const drawnHero = placed(hero.x, hero.y, child, heroMarkup(group), facing)
  stage.sheet(
    pet +
      bodies.join('') +
      drawnHero +
      (friend && !friend.look.wheelchair ? joinedHands(hero, friend, child, facing) : ''),
    'middle',
  )
  if (!group.isUnlit) lightBefore(stage, flameX, flameY, child)
}
