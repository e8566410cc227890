import { own } from '../../../../lib/own.ts'
import type { Brief } from '../../../story/brief.ts'
import { excerpt } from '../../../story/plain-words.ts'

const HAIR: Readonly<Record<string, string>> = {
  black: 'black hair',
  brown: 'brown hair',
  blond: 'fair hair',
  red: 'red hair',
  colorful: 'rainbow hair',
}

export function appearanceOf({ hero }: Brief): string {
  const eyes = ['black', 'brown', 'green', 'blue'].includes(hero.eyes) ? `${hero.eyes} eyes` : excerpt(hero.eyes)
  const parts = [
    own(HAIR, hero.hair) ?? excerpt(hero.hair),
    eyes,
    ...hero.build.map(one => excerpt(one)),
    excerpt(hero.peculiarities),
  ]
  const said = parts.filter(part => part !== '')
  return said.length === 0 ? 'a face you find again in a crowd' : said.join(', ')
}
