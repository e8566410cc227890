import { own } from '../../../../lib/own.ts'
import type { Brief } from '../../../story/brief.ts'
import { excerpt } from '../../../story/plain-words.ts'

const HAIR: Readonly<Record<string, string>> = {
  black: 'pelo negro',
  brown: 'pelo castaño',
  blond: 'pelo rubio',
  red: 'pelo rojo',
  colorful: 'pelo de colores',
}
const EYES: Readonly<Record<string, string>> = {
  black: 'ojos negros',
  brown: 'ojos marrones',
  green: 'ojos verdes',
  blue: 'ojos azules',
}
/** Nouns with adjectives, which need no gender of the person. */
const BUILD: Readonly<Record<string, string>> = {
  tall: 'estatura alta',
  muscular: 'constitución fuerte',
  small: 'estatura pequeña',
  slender: 'figura esbelta',
  slim: 'figura delgada',
  athletic: 'paso ágil',
}

const buildWords = (build: string): string | undefined => own(BUILD, build)
export const hairWords = (hair: string): string | undefined => own(HAIR, hair)
export const eyeWords = (eyes: string): string | undefined => own(EYES, eyes)

export function appearanceOf({ hero }: Brief): string {
  const parts = [
    hairWords(hero.hair) ?? excerpt(hero.hair),
    eyeWords(hero.eyes) ?? excerpt(hero.eyes),
    ...hero.build.map(one => buildWords(one) ?? excerpt(one)),
    excerpt(hero.peculiarities),
  ].filter(part => part !== '')
  return parts.length === 0 ? 'una cara de las que no se olvidan' : parts.join(', ')
}
