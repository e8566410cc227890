import { headOfFigure } from './figure.ts'
import type { HairStyle, Headwear, Look } from './look.ts'
import { type Animal, PETS, type PetLook } from './pets/pet-table.ts'
import type { Pose } from './pose.ts'

/** Above the middle of the head, in radii of it: hair and hats that are not in the tables end below `LEAST`. */
const LEAST = 1.42
const HATS: Readonly<Partial<Record<Headwear, number>>> = {
  ...{ pointed: 3.15, cap: 2.16, crown: 2.16, hood: 2.14, rainhood: 2.1, helmet: 1.92, brim: 1.9, 'fire-helmet': 1.85 },
  ...{ nightcap: 1.8, 'bike-helmet': 1.76, turban: 1.76, peaked: 1.7, bow: 1.6, 'officer-cap': 1.54 },
}
const HAIR: Readonly<Partial<Record<HairStyle, number>>> = { afro: 2.2, curls: 2, puffs: 2, bun: 1.85, quiff: 1.66 }
/** A baby lies in its basket, whatever the pose. */
const BABY = 84
const EARS: Readonly<Partial<Record<Animal, number>>> = { rabbit: 40, deer: 34, donkey: 33 }
const EARS_LEAST = 27

/** Height of the head's top above the ground, hair and hat included. */
export function headTopOf(look: Look, pose: Pose): number {
  if (look.group === 'baby') return BABY
  const crown = Math.max(LEAST, HATS[look.headwear] ?? 0, HAIR[look.hairStyle] ?? 0)
  return look.body.head * crown - headOfFigure(look, pose)[1]
}

/** The same of an animal, in units of its own drawing. */
export const petTopOf = ({ animal }: PetLook): number => (EARS[animal] ?? EARS_LEAST) - PETS[animal].crown[1]
