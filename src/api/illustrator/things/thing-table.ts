import { AT_HOME } from './at-home.ts'
import { CREATURES } from './creatures.ts'
import { MUSIC_AND_PLAY } from './music-and-play.ts'
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
} satisfies Record<string, ThingDrawing>

export type ThingName = keyof typeof THINGS

export const THING_NAMES = Object.keys(THINGS) as readonly ThingName[]

export const isThing = (name: string): name is ThingName => Object.hasOwn(THINGS, name)

/** Height in units of a figure, where a child has 110. */
export const heightOf = (name: ThingName): number => THINGS[name][0]

/** SVG of a thing that stands at 0, 0, about 100 high. */
export const thingMarkup = (name: ThingName, tint?: Tint): string => cutShapes(THINGS[name][1], tint)
