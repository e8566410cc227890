import type { Category } from '../../../contract/categories.ts'
import { type Colour, distance, mix } from '../../../lib/colour.ts'
import { palettesOf } from '../palettes.ts'
import type { Random } from '../paper/random.ts'
import { type Body, bodyOfAge } from './body.ts'
import { hairColour, hairStyleWord } from './hair-words.ts'
import type { HairStyle, Headwear, Outfit } from './look-options.ts'
import { skinColour } from './skin-words.ts'

export interface Look extends Omit<Body, 'name'> {
  readonly body: Body['name']
  readonly hair: Colour
  readonly hairStyle: HairStyle
  readonly beard: boolean
  readonly skin: Colour
  readonly headwear: Headwear
  readonly outfit: Outfit
  readonly coat: Colour
  readonly trousers: Colour
  readonly scarf: Colour
  readonly cane: boolean
}

export interface Person {
  readonly age: number
  readonly gender: string
  readonly hair: string
  readonly build: readonly string[]
  readonly peculiarities?: string
}

const CREAM: Colour = '#efe3cf'
/** Cream stands out everywhere, but the hero is the one saturated thing in the picture. */
const PALE_WEIGHT = 0.6
const COATS: Record<'usual' | 'suit' | 'night', readonly Colour[]> = {
  usual: ['#c8452f', '#e0a23a', '#d9776a', '#b5332a', CREAM, '#2f8f8a', '#7a2247', '#2c4a86'],
  suit: ['#eef4f4', '#ffd9a0', '#f2b8a0'],
  night: ['#f4ead6', '#f2c9b0', '#e9b44c', '#d9776a', '#cfe0e6'],
}
const SCARVES = ['#f2c14e', '#fbe3c8', '#2f7d5b', '#d9776a', '#5b8fd0']
const TROUSERS = ['#2a2140', '#3a2a24', '#24383f']
const SILVER = '#dcd8dc'
const SILVER_FROM = 48
const SILVER_YEARS = 20
/** Redmean distance that keeps two persons distinct. */
const COATS_APART = 150
const COAT_CHOICES = 3

function outfitOf(random: Random, { gender }: Person, body: Body['name'], category: Category): Outfit {
  const isGrown = body === 'adult' || body === 'teen'
  if (category === 'scifi') return 'suit'
  if (category === 'christmas') return 'parka'
  if (category === 'bedtime') return body === 'adult' ? 'cloak' : 'nightshirt'
  if (category === 'adventure') return 'explorer'
  if (category === 'horror') return random.chance(0.6) ? 'cape' : 'cloak'
  if (category === 'love') return gender === 'female' ? 'dress' : gender === 'male' ? 'jacket' : 'cloak'
  if (isGrown && gender === 'male' && random.chance(0.5)) return 'jacket'
  return gender === 'female' && random.chance(0.3) ? 'dress' : 'cloak'
}

function hairStyleOf(random: Random, { gender, hair, peculiarities }: Person, body: Body['name']): HairStyle {
  const bySeed =
    gender === 'female'
      ? random.pick<HairStyle>(
          body === 'old' ? ['bun', 'bun', 'short', 'curls'] : ['long', 'bob', 'plaits', 'bun', 'curls'],
        )
      : random.pick<HairStyle>(gender === 'male' ? ['short', 'short', 'short', 'curls'] : ['bob', 'short', 'curls'])
  return (
    hairStyleWord(hair) ??
    hairStyleWord(peculiarities ?? '') ??
    (body === 'toddler' && gender !== 'female' ? 'short' : bySeed)
  )
}

function headwearOf(
  random: Random,
  { gender }: Person,
  body: Body['name'],
  category: Category,
  hasSaidHair: boolean,
): Headwear {
  const isSmall = body === 'toddler' || body === 'child'
  if (category === 'scifi') return 'helmet'
  if (category === 'christmas') return random.chance(0.7) ? 'cap' : 'none'
  if (category === 'bedtime') return isSmall && random.chance(0.45) ? 'nightcap' : 'none'
  if (category === 'adventure' && random.chance(0.4)) return 'brim'
  if (hasSaidHair || category === 'love') return 'none'
  if (gender === 'female' && isSmall && random.chance(0.45)) return 'bow'
  return isSmall && random.chance(0.4) ? random.pick<Headwear>(['hood', 'cap']) : 'none'
}

/** Factors of height and width by the wizard's options; other words are ignored. */
function buildOf(build: readonly string[]): { readonly stature: number; readonly girth: number } {
  const has = (...names: string[]) => names.some(name => build.includes(name))
  const stature = has('tall') ? 1.12 : has('small') ? 0.9 : 1
  const girth = has('muscular') ? 1.15 : has('athletic') ? 1.06 : has('slender', 'slim') ? 0.88 : 1
  return { stature, girth }
}

function distinctness(coat: Colour, category: Category): number {
  const weight = coat === CREAM ? PALE_WEIGHT : 1
  const lands = palettesOf(category).flatMap(({ lands: [, , , third, fourth] }) => [third, fourth])
  return weight * Math.min(...lands.map(land => distance(coat, land)))
}

/** One coat per story, by the seed among those that stand out best. */
function coatOf(random: Random, outfit: Outfit, category: Category, beside?: Look): Colour {
  const wardrobe = outfit === 'suit' ? COATS.suit : outfit === 'nightshirt' ? COATS.night : COATS.usual
  const apart = wardrobe.filter(coat => !beside || distance(coat, beside.coat) > COATS_APART)
  const best = (apart.length > 0 ? apart : wardrobe).toSorted(
    (a, b) => distinctness(b, category) - distinctness(a, category),
  )
  return random.pick(best.slice(0, COAT_CHOICES))
}

/** `beside` is a person to be kept distinct. */
export function lookOf(random: Random, person: Person, category: Category, beside?: Look): Look {
  const { name, ...body } = bodyOfAge(person.age)
  const build = buildOf(person.build)
  const silver = Math.min(0.92, Math.max(0, (person.age - SILVER_FROM) / SILVER_YEARS))
  const outfit = outfitOf(random, person, name, category)
  const scarf = random.pick(SCARVES.filter(colour => colour !== beside?.scarf))
  const coat = coatOf(random, outfit, category, beside)
  const hasSaidHair = hairStyleWord(person.hair) !== undefined
  return {
    ...body,
    body: name,
    stature: body.stature * build.stature,
    girth: body.girth * build.girth,
    hair: mix(hairColour(random, person.hair), SILVER, silver),
    hairStyle: hairStyleOf(random, person, name),
    beard: name === 'old' && person.gender === 'male' && random.chance(0.7),
    skin: skinColour(random, person.peculiarities ?? ''),
    headwear: headwearOf(random, person, name, category, hasSaidHair),
    outfit,
    coat,
    trousers: random.pick(TROUSERS),
    scarf,
    cane: name === 'old',
  }
}
