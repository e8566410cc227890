import type { Category } from '../../../contract/categories.ts'
import type { Colour } from '../paper/colour.ts'
import { distance, mix } from '../paper/colour.ts'
import type { Random } from '../paper/random.ts'
import { hairColour, hasCurls } from './hair-words.ts'

export const HEADGEARS = ['hood', 'bob', 'long', 'cap', 'short', 'bun', 'curls', 'helmet', 'nightcap'] as const
export type Headgear = (typeof HEADGEARS)[number]

/** One person, the same in every picture of a story. */
export interface Look {
  readonly hair: Colour
  readonly skin: Colour
  readonly headgear: Headgear
  readonly suit: boolean
  /** Dearest first; a picture takes the first that stands out from its land. */
  readonly coats: readonly Colour[]
  readonly scarf: Colour
  /** 1 is a child of about eight. */
  readonly size: number
  readonly stature: number
  readonly girth: number
}

export interface Person {
  readonly age: number
  readonly gender: string
  readonly hair: string
  readonly build: readonly string[]
}

const SKINS = ['#f0c3a0', '#e9b48c', '#d79a6c', '#a86b42', '#7d4a2c']
/** The warm coats are tried before the cool ones: the hero is the one saturated thing in the picture. */
const WARM_COATS = ['#c8452f', '#e0a23a', '#d9776a', '#b5332a', '#efe3cf']
const COOL_COATS = ['#2f8f8a', '#7a2247', '#2c4a86']
const SCARVES = ['#f2c14e', '#fbe3c8', '#2f7d5b', '#d9776a', '#5b8fd0']
const SPACE_SUIT = ['#eef4f4', '#ffd9a0', '#f2b8a0']
const SILVER = '#cfccd2'
/** From this age hair turns silver, over these years. */
const SILVER_FROM = 52
const SILVER_YEARS = 20
/** Redmean distance under which a coat drowns in the land behind it. */
const COAT_CONTRAST = 190

/** Age in years and size: small children are small and round, grown-ups tall. */
const GROWTH = [
  [3, 0.74, 0.92],
  [6, 0.9, 0.97],
  [9, 1, 1],
  [13, 1.06, 1.08],
  [17, 1.12, 1.16],
  [Number.POSITIVE_INFINITY, 1.14, 1.2],
] as const

function headgearOf(random: Random, { age, gender, hair }: Person, category: Category): Headgear {
  if (category === 'scifi') return 'helmet'
  if (hasCurls(hair)) return 'curls'
  if (category === 'bedtime' && age < 13 && random.chance(0.4)) return 'nightcap'
  if (category === 'christmas' && random.chance(0.6)) return 'cap'
  const childlike: readonly Headgear[] = age < 16 ? ['hood', 'cap'] : []
  if (gender === 'female') return random.pick<Headgear>(['long', 'bob', 'bun', ...childlike])
  if (gender === 'male') return random.pick<Headgear>(['short', 'short', 'cap', ...childlike])
  return random.pick<Headgear>(['bob', 'cap', 'short', ...childlike])
}

function bodyOf(build: readonly string[]): { readonly stature: number; readonly girth: number } {
  const has = (...names: string[]) => names.some(name => build.includes(name))
  const stature = has('tall') ? 1.1 : has('small') ? 0.9 : 1
  const girth = has('muscular') ? 1.13 : has('athletic') ? 1.06 : has('slender', 'slim') ? 0.9 : 1
  return { stature, girth }
}

/** @param beside somebody the person must not be mistaken for */
export function lookOf(random: Random, person: Person, category: Category, beside?: Look): Look {
  const [, size, stature] = GROWTH.find(([until]) => person.age <= until) ?? ([0, 1.14, 1.2] as const)
  const body = bodyOf(person.build)
  const silver = Math.min(0.9, Math.max(0, (person.age - SILVER_FROM) / SILVER_YEARS))
  return {
    hair: mix(hairColour(random, person.hair), SILVER, silver),
    skin: random.pick(SKINS),
    headgear: headgearOf(random, person, category),
    suit: category === 'scifi',
    coats:
      category === 'scifi'
        ? random.shuffled(SPACE_SUIT)
        : [...random.shuffled(WARM_COATS), ...random.shuffled(COOL_COATS)],
    scarf: random.pick(SCARVES.filter(colour => colour !== beside?.scarf)),
    size,
    stature: stature * body.stature,
    girth: body.girth,
  }
}

/** The first of the person's coats that stands out from every one of the colours behind it. */
export function coatFor(look: Look, behind: readonly Colour[]): Colour {
  const nearest = (coat: Colour) => Math.min(...behind.map(colour => distance(coat, colour)))
  const seen = look.coats.find(coat => nearest(coat) > COAT_CONTRAST)
  return seen ?? look.coats.toSorted((a, b) => nearest(b) - nearest(a))[0] ?? '#c8452f'
}
