import type { Category } from '../contract/categories.ts'
import { figure, heightOfFigure } from './figure.ts'
import { drawingOf } from './look-of.ts'
import { lookSeedOf, type Person } from './person.ts'
import { drawPet, PETS } from './pets/pet-table.ts'

/** A hero alone, to be shown as a picture of its own. */
export interface DrawnHero {
  /** A whole SVG document. */
  readonly svg: string
  /** What is in no picture, as typed. */
  readonly undrawn: readonly string[]
}

/** Units of a figure: feet at 0, 0, room to the sides, below, and for the smallest above. */
const PERSON = { side: 78, foot: 12 } as const
const PET = { side: 98, foot: 38 } as const
const LEAST = 106
const HAT_OF_PET = 46

/** The same figure as in the pictures of a story with this hero; the same answers give the same bytes. */
export function drawHero(
  person: Person,
  { name, category }: { readonly name: string; readonly category: Category },
): DrawnHero {
  const { look, pet, undrawn } = drawingOf(person, { seed: lookSeedOf(name), category })
  const body = pet ? drawPet(pet) : figure(look, { pose: 'waving' })
  const tall = pet ? HAT_OF_PET - PETS[pet.animal].crown[1] : heightOfFigure(look, 'waving')
  const top = Math.ceil(Math.max(LEAST, tall))
  const { side, foot } = pet ? PET : PERSON
  const view = `${-side} ${-top} ${2 * side} ${top + foot}`
  return { svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}">${body}</svg>`, undrawn }
}
