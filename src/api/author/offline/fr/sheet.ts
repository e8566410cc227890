import { own } from '../../../../lib/own.ts'
import type { Brief } from '../../../story/brief.ts'
import { excerpt } from '../../../story/plain-words.ts'

const HAIR: Readonly<Record<string, string>> = {
  black: 'cheveux noirs',
  brown: 'cheveux bruns',
  blond: 'cheveux blonds',
  red: 'cheveux roux',
  colorful: 'cheveux de toutes les couleurs',
}
const EYES: Readonly<Record<string, string>> = {
  black: 'yeux noirs',
  brown: 'yeux bruns',
  green: 'yeux verts',
  blue: 'yeux bleus',
}
/** The third describes the figure, for non-binary people. */
const BUILD: Readonly<Record<string, readonly [string, string, string]>> = {
  tall: ['grand', 'grande', 'de grande taille'],
  muscular: ['costaud', 'forte', 'tout en muscles'],
  small: ['petit', 'petite', 'de petite taille'],
  slender: ['fin', 'fine', 'silhouette fine'],
  slim: ['mince', 'mince', 'mince'],
  athletic: ['sportif', 'sportive', 'athlétique'],
}

export function appearanceOf({ hero }: Brief): string {
  const form = hero.gender === 'male' ? 0 : hero.gender === 'female' ? 1 : 2
  const parts = [
    own(HAIR, hero.hair) ?? excerpt(hero.hair),
    own(EYES, hero.eyes) ?? excerpt(hero.eyes),
    ...hero.build.map(one => own(BUILD, one)?.[form] ?? excerpt(one)),
    excerpt(hero.peculiarities),
  ].filter(part => part !== '')
  return parts.length === 0 ? 'un visage qu’on n’oublie pas' : parts.join(', ')
}
