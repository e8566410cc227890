import { drawPet, PETS } from '../../../figures/pets/pet-table.ts'
import { placed } from '../../../lib/svg-markup.ts'

/** Animals that stories are about, as they stand beside a hero. */
const NAMES = [
  ...['dog', 'cat', 'mouse', 'rabbit', 'fox', 'wolf', 'deer', 'owl', 'bear', 'monkey', 'snake', 'horse', 'unicorn'],
  ...['donkey', 'lion', 'tiger', 'panda', 'giraffe', 'goose', 'swan', 'parrot', 'dolphin', 'dinosaur'],
] as const
export type AnimalThing = (typeof NAMES)[number]

export const ANIMAL_THINGS: readonly AnimalThing[] = NAMES

const tallness = (name: AnimalThing): number => -PETS[name].crown[1]

export const animalHeight = (name: AnimalThing): number => Math.round(tallness(name) * PETS[name].size)

export const animalMarkup = (name: AnimalThing): string => placed(0, 0, 100 / tallness(name), drawPet({ animal: name }))
