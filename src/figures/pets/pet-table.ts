import type { Colour } from '../../lib/colour.ts'
import { glasses } from '../head/face.ts'
import { HATS } from '../head/headwear.ts'
import type { Headwear } from '../look.ts'
import { cut, laid, oval, shaded } from '../paper.ts'
import { BIRDS_AND_SEA } from './birds-and-sea.ts'
import { FARAWAY_ANIMALS } from './faraway.ts'
import { FARM_ANIMALS } from './farm.ts'
import { HOUSE_PETS } from './house-pets.ts'
import { MADE_UP } from './made-up.ts'
import type { Pet } from './pet.ts'
import { WILD_ANIMALS } from './wild.ts'

const TABLE = { ...HOUSE_PETS, ...WILD_ANIMALS, ...FARM_ANIMALS, ...FARAWAY_ANIMALS, ...BIRDS_AND_SEA, ...MADE_UP }

export type Animal = keyof typeof TABLE
export const PETS: Readonly<Record<Animal, Pet>> = TABLE
export const ANIMALS = Object.keys(TABLE) as Animal[]

/** An animal that wears what a person would. */
export interface PetLook {
  readonly animal: Animal
  readonly colour?: Colour
  readonly glasses?: Colour
  readonly headwear?: { readonly kind: Exclude<Headwear, 'none'>; readonly colour: Colour }
  readonly scarf?: Colour
}

const GLASSES_MIDDLE = 9.5
const SMALL = 0.62

export function drawPet({ animal, colour, glasses: rims, headwear, scarf }: PetLook): string {
  const { draw, colour: own, eye, crown, neck, room } = PETS[animal]
  const shadow = oval(0, 2, room * 0.52, 4.5, '#000018', 0.28)
  const worn = scarf
    ? laid(
        neck[0],
        neck[1],
        1,
        cut('M-14 -4C-4 4 8 4 16 -4L15 4C6 10 -4 10 -14 4Z', scarf) + cut('M-4 4l-5 18h8l4 -17Z', shaded(scarf, 0.16)),
      )
    : ''
  const hat = headwear ? laid(crown[0], crown[1] + 12, SMALL, HATS[headwear.kind](headwear.colour)) : ''
  const eyewear = rims ? laid(eye[0] - GLASSES_MIDDLE * 0.8 + 3, eye[1], 0.8, glasses(rims)) : ''
  return shadow + draw(colour ?? own) + worn + hat + eyewear
}
