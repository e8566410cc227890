import { landColour } from '../nature/land.ts'
import type { Colour } from '../paper/colour.ts'
import { placed } from '../paper/markup.ts'
import type { Stage } from '../paper/stage.ts'
import type { Setting } from '../setting.ts'
import { fox } from './animals.ts'
import { FLAME_AT, lightBefore, lightBehind } from './lantern.ts'
import { coatFor, type Look } from './look.ts'
import { person } from './person.ts'

/** Who walks with the hero: always behind, never before the light. */
export type Companion = 'none' | 'fox' | 'person'

export interface Company {
  readonly hero: Look
  readonly friend: Look
  readonly companion: Companion
  readonly setting: Setting
  /** Of the hero's feet, in units of the picture. */
  readonly x: number
  readonly y: number
}

const landBehind = (setting: Setting): readonly Colour[] => [landColour(setting, 3), landColour(setting, 4)]

/** A child's height in the picture as a share of what its drawing is tall (110). */
const CHILD = 1.45 / 800

function behind(stage: Stage, company: Company, scale: number, groundAt: (x: number) => number): string {
  const { companion, setting, x, friend } = company
  const { facing } = setting
  if (companion === 'none') return ''
  if (companion === 'fox') {
    const place = x - 78 * scale * facing
    return placed(place, groundAt(place) + 4, scale * 0.8, fox(stage), facing)
  }
  const size = scale * (friend.size / company.hero.size)
  const place = x - 56 * scale * facing
  const land = landBehind(setting)
  const coat = coatFor(friend, [...land, coatFor(company.hero, land)])
  return placed(place, groundAt(place) + 4, size, person(stage, { look: friend, coat, holdsLantern: false }), facing)
}

/** The hero with the lantern and whoever comes along, on one sheet between the two lights of the flame. */
export function drawCompany(stage: Stage, company: Company, groundAt: (x: number) => number): void {
  const { hero, setting, x, y } = company
  const { facing } = setting
  const scale = CHILD * stage.height * hero.size
  const lift = 72 * (hero.stature - 1)
  const flame = { x: x + FLAME_AT.x * scale * facing, y: y + (FLAME_AT.y - lift) * scale }
  const coat = coatFor(hero, landBehind(setting))
  lightBehind(stage, flame.x, flame.y, scale)
  const figure = placed(x, y, scale, person(stage, { look: hero, coat, holdsLantern: true }), facing)
  stage.sheet(behind(stage, company, scale, groundAt) + figure, 'middle')
  lightBefore(stage, flame.x, flame.y, scale)
}
