import { own } from '../../../../lib/own.ts'
import type { Brief } from '../../../story/brief.ts'
import { excerpt } from '../../../story/plain-words.ts'

const HAIR: Readonly<Record<string, string>> = {
  black: 'schwarzes Haar',
  brown: 'braunes Haar',
  blond: 'blondes Haar',
  red: 'rotes Haar',
  colorful: 'buntes Haar',
}
const EYES: Readonly<Record<string, string>> = {
  black: 'schwarze Augen',
  brown: 'braune Augen',
  green: 'grüne Augen',
  blue: 'blaue Augen',
}
const BUILD: Readonly<Record<string, string>> = {
  tall: 'groß',
  muscular: 'kräftig',
  small: 'klein',
  slender: 'zierlich',
  slim: 'schlank',
  athletic: 'sportlich',
}

export function appearanceOf({ hero }: Brief): string {
  const parts = [
    own(HAIR, hero.hair) ?? excerpt(hero.hair),
    own(EYES, hero.eyes) ?? excerpt(hero.eyes),
    ...hero.build.map(one => own(BUILD, one) ?? excerpt(one)),
    excerpt(hero.peculiarities),
  ].filter(part => part !== '')
  return parts.length === 0 ? 'ein Gesicht, das man sich merkt' : parts.join(', ')
}
