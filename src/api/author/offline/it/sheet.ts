import { own } from '../../../../lib/own.ts'
import type { Brief } from '../../../story/brief.ts'
import { excerpt } from '../../../story/plain-words.ts'

const HAIR: Readonly<Record<string, string>> = {
  black: 'capelli neri',
  brown: 'capelli castani',
  blond: 'capelli biondi',
  red: 'capelli rossi',
  colorful: 'capelli di tutti i colori',
}
const EYES: Readonly<Record<string, string>> = {
  black: 'occhi neri',
  brown: 'occhi marroni',
  green: 'occhi verdi',
  blue: 'occhi azzurri',
}
/** Nouns with adjectives, which need no gender of the person. */
const BUILD: Readonly<Record<string, string>> = {
  tall: 'statura alta',
  muscular: 'corporatura forte',
  small: 'statura piccola',
  slender: 'figura snella',
  slim: 'figura sottile',
  athletic: 'passo agile',
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
  return parts.length === 0 ? 'una faccia che si riconosce da lontano' : parts.join(', ')
}
