import type { Category } from '../contract/categories.ts'
import { figure } from './figure.ts'
import { drawingOf } from './look-of.ts'
import { lookSeedOf, type Person } from './person.ts'
import { drawPet } from './pets/pet-table.ts'

/** A hero alone, to be shown as a picture of its own. */
export interface DrawnHero {
  /** A whole SVG document. */
  readonly svg: string
  /** What is in no picture, as typed. */
  readonly undrawn: readonly string[]
}

/** Units of a figure: feet at 0, 0. */
const VIEW = '-75 -150 150 162'

/** The same figure as in the pictures of a story with this hero; the same answers give the same bytes. */
export function drawHero(
  person: Person,
  { name, category }: { readonly name: string; readonly category: Category },
): DrawnHero {
  const { look, pet, undrawn } = drawingOf(person, { seed: lookSeedOf(name), category })
  const body = pet ? drawPet(pet) : figure(look, { pose: 'waving' })
  return { svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${VIEW}">${body}</svg>`, undrawn }
}
