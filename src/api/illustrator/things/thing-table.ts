import { ANIMAL_THINGS, type AnimalThing, animalHeight, animalMarkup } from './animals.ts'
import { AT_HOME } from './at-home.ts'
import { CREATURES } from './creatures.ts'
import { MUSIC_AND_PLAY } from './music-and-play.ts'
import { OF_STORIES } from './of-stories.ts'
import { ON_THE_WAY } from './on-the-way.ts'
import { OUT_OF_DOORS } from './out-of-doors.ts'
import { cutShapes, type Tint } from './shapes.ts'
import type { ThingDrawing } from './thing.ts'
import { TO_EAT } from './to-eat.ts'
import { TO_READ } from './to-read.ts'
import { TO_USE } from './to-use.ts'
import { TO_WEAR } from './to-wear.ts'

/** Everything that can be drawn of a story's things. The keys travel with the pictures; alt texts are found by them. */
const THINGS = {
  ...AT_HOME,
  ...MUSIC_AND_PLAY,
  ...TO_EAT,
  ...ON_THE_WAY,
  ...OUT_OF_DOORS,
  ...CREATURES,
  ...TO_WEAR,
  ...TO_USE,
  ...TO_READ,
  ...OF_STORIES,
} satisfies Record<string, ThingDrawing>

type Cut = keyof typeof THINGS
export type ThingName = Cut | AnimalThing

const isCut = (name: string): name is Cut => Object.hasOwn(THINGS, name)
const isAnimal = (name: string): name is AnimalThing => (ANIMAL_THINGS as readonly string[]).includes(name)

export const THING_NAMES: readonly ThingName[] = [...Object.keys(THINGS).filter(isCut), ...ANIMAL_THINGS]

export const isThing = (name: string): name is ThingName => isCut(name) || isAnimal(name)

/** Height in units of a figure, where a child has 110. */
export const heightOf = (name: ThingName): number => (isCut(name) ? THINGS[name][0] : animalHeight(name))

/** SVG of a thing that stands at 0, 0, about 100 high. */
export const thingMarkup = (name: ThingName, tint?: Tint): string =>
  isCut(name) ? cutShapes(THINGS[name][1], tint) : animalMarkup(name)
