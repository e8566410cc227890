import { type Colour, mix } from '../lib/colour.ts'
import { ageGroupOf, bodyOfAge } from './body.ts'
import { coatOf, headwearOf, outfitOf, scarfOf, trousersOf } from './dressing.ts'
import { OWN_COLOUR } from './head/headwear.ts'
import type { HairStyle, Look, Outfit } from './look.ts'
import { chosen, type LookOptions, type Person } from './person.ts'
import type { PetLook } from './pets/pet-table.ts'
import { COLOUR_ROWS } from './read/colours.ts'
import type { FeatureKind, Simple, Valued } from './read/feature-words.ts'
import { USUAL_HAIR } from './read/hair-words.ts'
import { keysIn } from './read/phrases.ts'
import { type FoundFeature, readHair, readLook } from './read/read-look.ts'
import { SKIN_TONES } from './read/skin-words.ts'

/** Who is drawn, and what of the words is not. */
export interface Drawing {
  readonly look: Look
  /** A hero who is an animal: drawn instead of a person, with what it wears. */
  readonly pet?: PetLook
  readonly requested: readonly FoundFeature[]
  /** Said of the looks, and in no picture; as typed. */
  readonly undrawn: readonly string[]
}

const SILVER = '#dcd8dc'
const SILVER_FROM = 48
const SILVER_YEARS = 20
const DARK_HAIR = 0x60

/** Colours of what has its own where nobody names another. */
const COLOURS: Readonly<Record<Simple, Colour>> = {
  ...{
    glasses: '#3a2f4a',
    sunglasses: '#1c1626',
    eyePatch: '#241a2c',
    freckles: '#9a4a1c',
    scar: '#8a1f2a',
    hearingAids: '#3fb0c0',
    earrings: '#f3c04c',
    bindi: '#b5332a',
  },
  ...{
    wheelchair: '#c8452f',
    crutches: '#2f6fa8',
    apron: '#fbf3df',
    cape: '#7a2247',
    scarf: '#f2c14e',
    boots: '#2f7d5b',
    rucksack: '#7a3a2a',
    stripes: '#f3e3b8',
    dots: '#f6f1e6',
  },
  ...{ isPregnant: '#000000', carriesBaby: '#000000' },
}
const OUTFIT_COLOURS: Partial<Record<Outfit, Colour>> = {
  raincoat: '#f0b52e',
  uniform: '#33405e',
  suit: '#eef4f4',
  nightshirt: '#cfe0e6',
}
/** Outermost first: what lies under another cannot be seen. */
// biome-ignore format: a row of a table
const OUTERMOST: readonly Outfit[] = ['raincoat', 'parka', 'suit', 'uniform', 'cloak', 'jacket', 'kaftan', 'dress', 'dungarees', 'jumper', 'nightshirt', 'vest']
const IS_COLOURED: readonly FeatureKind[] = [
  'glasses',
  'hearingAids',
  'wheelchair',
  'crutches',
  'apron',
  'cape',
  'scarf',
  'rucksack',
  'stripes',
  'dots',
]
const IS_FLAG: readonly FeatureKind[] = [
  'sunglasses',
  'eyePatch',
  'freckles',
  'scar',
  'earrings',
  'bindi',
  'boots',
  'isPregnant',
  'carriesBaby',
]

type Found = FoundFeature

/** The last that was said of a kind. */
const last = (found: readonly Found[], kind: FeatureKind): Found | undefined =>
  found.filter(({ feature }) => feature.kind === kind).at(-1)

const lastValue = <Kind extends keyof Valued>(found: readonly Found[], kind: Kind): Valued[Kind] | undefined =>
  last(found, kind)?.feature.value as Valued[Kind] | undefined

function hairStyleOf({ gender }: Person, found: readonly Found[], group: Look['group'], seed: string): HairStyle {
  const said = found.flatMap(({ feature }) => (feature.kind === 'hairStyle' ? [feature.value] : []))
  // "Long curls" are curls, "short, in a bun" is a bun: the shape before the length.
  const shape = said.find(style => style !== 'long' && style !== 'short') ?? said[0]
  if (shape) return shape
  if (group === 'baby') return 'tuft'
  if (gender === 'female')
    return chosen(
      seed,
      'hair',
      group === 'old'
        ? ['bun', 'short', 'waves']
        : group === 'toddler'
          ? ['tuft', 'bob']
          : ['long', 'bob', 'plaits', 'pony', 'waves'],
    )
  if (gender === 'male') return chosen(seed, 'hair', group === 'toddler' ? ['tuft', 'short'] : ['short', 'quiff'])
  return chosen(seed, 'hair', ['bob', 'short', 'fringe'])
}

function skinOf(seed: string, hair: Colour, said: Colour | undefined): Colour {
  const isLight = Number.parseInt(hair.slice(1, 3), 16) > DARK_HAIR
  return said ?? chosen(seed, 'skin', SKIN_TONES.slice(isLight ? 0 : 1, isLight ? 3 : 5))
}

const BUILDS: Readonly<Record<string, readonly [stature: number, girth: number]>> = {
  tall: [1.13, 1],
  small: [0.9, 1],
  slim: [1, 0.84],
  slender: [1, 0.88],
  strong: [1, 1.18],
  muscular: [1, 1.18],
  athletic: [1, 1.06],
  round: [1, 1.3],
}

function buildOf(words: readonly string[]): { readonly stature: number; readonly girth: number } {
  const factors = words.flatMap(word =>
    Object.hasOwn(BUILDS, word) ? [BUILDS[word] as readonly [number, number]] : [],
  )
  return { stature: factors.reduce((all, [of]) => all * of, 1), girth: factors.reduce((all, [, of]) => all * of, 1) }
}

/** The garments under the outermost, and all but one thing on the head: requested for, and not to be seen. */
function hiddenOnes(found: readonly Found[], outfit: Outfit, headwear: string): string[] {
  return found.flatMap(({ feature, said }) => {
    if (feature.kind === 'outfit') return feature.value === outfit ? [] : [said]
    return feature.kind === 'headwear' && feature.value !== headwear ? [said] : []
  })
}

const colouredOf = (found: readonly Found[]) =>
  Object.fromEntries(
    IS_COLOURED.flatMap(kind => {
      const feature = last(found, kind)
      return feature ? [[kind, feature.colour ?? COLOURS[kind as Simple]]] : []
    }),
  ) as Pick<
    Look,
    'glasses' | 'hearingAids' | 'wheelchair' | 'crutches' | 'apron' | 'cape' | 'scarf' | 'rucksack' | 'stripes' | 'dots'
  >

const flagsOf = (found: readonly Found[]) =>
  Object.fromEntries(IS_FLAG.flatMap(kind => (last(found, kind) ? [[kind, true]] : []))) as Pick<
    Look,
    'freckles' | 'boots'
  >

function petOf(look: Look, found: readonly Found[], animal: PetLook | undefined): PetLook | undefined {
  if (!animal) return undefined
  const hat = last(found, 'headwear')
  const kind = lastValue(found, 'headwear')
  return {
    ...animal,
    ...(look.glasses ? { glasses: look.glasses } : {}),
    ...(hat && kind ? { headwear: { kind, colour: look.headwearColour } } : {}),
    ...(last(found, 'scarf') && look.scarf ? { scarf: look.scarf } : {}),
  }
}

function clothesOf(person: Person, found: readonly Found[], options: LookOptions) {
  const group = ageGroupOf(person.age)
  const worn = found.flatMap(({ feature, colour }) =>
    feature.kind === 'outfit' ? [{ outfit: feature.value, colour }] : [],
  )
  const top = OUTERMOST.flatMap(outfit => worn.filter(one => one.outfit === outfit))[0]
  const outfit = top?.outfit ?? outfitOf(person, group, options)
  const coat = top?.colour ?? (top ? OUTFIT_COLOURS[outfit] : undefined) ?? coatOf(outfit, options)
  const scarf = top ? undefined : scarfOf(outfit, options)
  const shoes = last(found, 'boots')?.colour ?? (last(found, 'boots') ? COLOURS.boots : '#3a2024')
  const trousers =
    outfit === 'dungarees' && top?.colour
      ? { coat: '#fbe3c8', trousers: top.colour }
      : { coat, trousers: trousersOf(options) }
  const cape = options.category === 'horror' && !top ? { cape: '#3a2f5a' } : {}
  return { outfit, shoes, ...trousers, ...cape, ...(scarf ? { scarf } : {}) }
}

function headOf(person: Person, found: readonly Found[], hasSaidHair: boolean, options: LookOptions) {
  const requested = last(found, 'headwear')
  const professional = found.some(
    ({ said, feature }) =>
      feature.kind === 'outfit' &&
      feature.value === 'uniform' &&
      /feuerwehr|fire|pompi|bomber|itfaiye|ดับเพลิง/iu.test(said),
  )
  const usual = hasSaidHair ? 'none' : headwearOf(ageGroupOf(person.age), options)
  const headwear =
    lastValue(found, 'headwear') ?? (professional ? 'fire-helmet' : options.category === 'scifi' ? 'helmet' : usual)
  const own = OWN_COLOUR[headwear] ?? chosen(options.seed, 'hat colour', ['#c8452f', '#2f8f8a', '#e0a23a'])
  return { headwear, headwearColour: requested?.colour ?? own }
}

/** A person as the words describe them; the seed decides what they leave open. */
export function drawingOf(person: Person, options: LookOptions): Drawing {
  const { seed } = options
  const group = ageGroupOf(person.age)
  const ofHair = readHair(person.hair, items => chosen(seed, 'colourful', items))
  const read = readLook(person.peculiarities ?? '')
  const ofBuild = person.build.map(words => (Object.hasOwn(BUILDS, words) ? undefined : readLook(words)))
  const found = [...ofHair.features, ...ofBuild.flatMap(one => one?.features ?? []), ...read.features]
  const silver = Math.min(0.92, Math.max(0, (person.age - SILVER_FROM) / SILVER_YEARS))
  const said = ofHair.hair ?? read.hair
  const hair = said ?? mix(chosen(seed, 'hair colour', USUAL_HAIR), SILVER, silver)
  const builds = found.flatMap(({ feature }) => (feature.kind === 'build' ? [feature.value] : []))
  const clothes = clothesOf(person, found, options)
  const head = headOf(
    person,
    found,
    found.some(({ feature }) => feature.kind === 'hairStyle') || said !== undefined,
    options,
  )
  const eyes = eyesOf(person.eyes ?? '')
  const [beard, cane, prosthesis] = [
    lastValue(found, 'beard'),
    lastValue(found, 'cane'),
    lastValue(found, 'prosthesis'),
  ]
  const isRound = builds.includes('round')
  const look: Look = {
    ...{ age: person.age, group, body: bodyOfAge(person.age), hair },
    ...buildOf([...person.build, ...builds]),
    skin: skinOf(seed, said ?? '#000000', read.skin),
    hairStyle: hairStyleOf(person, found, group, seed),
    mouth: lastValue(found, 'mouth') ?? 'smile',
    ...{ ...clothes, ...head, ...colouredOf(found), ...flagsOf(found) },
    ...(eyes ? { eyes } : {}),
    ...{
      ...(beard ? { beard } : {}),
      ...(cane ? { cane } : {}),
      ...(prosthesis ? { prosthesis } : {}),
      ...(isRound ? { isRound } : {}),
    },
  }
  const pet = petOf(look, found, read.animal)
  const undrawn = [
    ...ofHair.undrawn,
    ...(person.eyes && !eyes ? [person.eyes] : []),
    ...ofBuild.flatMap(one => one?.undrawn ?? []),
    ...read.undrawn,
  ]
  return {
    look,
    requested: found,
    undrawn: [...undrawn, ...hiddenOnes(found, look.outfit, look.headwear)],
    ...(pet ? { pet } : {}),
  }
}

/** Hazel and grey are colours of eyes too. */
function eyesOf(text: string): Colour | undefined {
  return keysIn(text, COLOUR_ROWS)[0]
}
