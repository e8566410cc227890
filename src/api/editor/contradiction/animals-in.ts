import { own } from '../../../lib/own.ts'
import { folded } from '../folding.ts'
import { ANIMAL_WORDS } from './animal-words.ts'

const NO_LETTERS = /[^\p{L}\p{M}\p{N}']+/gu

/** Lists of the animals that a text names, each once. */
export function animalsIn(text: string, language: string): string[] {
  const words = ` ${folded(text, language).replace(NO_LETTERS, ' ')} `
  const names = (list: string) => list.split('|').some(animal => words.includes(` ${animal} `))
  return (own(ANIMAL_WORDS, language) ?? []).filter(names)
}
