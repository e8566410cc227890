import { formOf } from '../../answers/form-of.ts'
import { type EpithetWords, enumerated } from '../epithet-words.ts'

const andBefore = (): string => 'et'

export const FRENCH_EPITHETS: EpithetWords = {
  hair: {
    black: 'aux cheveux noirs',
    brown: 'aux cheveux bruns',
    blond: 'aux cheveux blonds',
    red: 'aux cheveux roux',
    colorful: 'aux cheveux de toutes les couleurs',
  },
  eyes: { black: 'aux yeux noirs', brown: 'aux yeux bruns', green: 'aux yeux verts', blue: 'aux yeux bleus' },
  lookOf: phrase => formOf(phrase, 'au'),
  withLooks: looks => enumerated(looks, andBefore),
  yearsOf: (number, isOne) => (isOne ? 'un an' : `${number} ans`),
  andBefore,
  known: ['comme toujours', 'comme à l’ordinaire', 'comme tous les jours'],
}
