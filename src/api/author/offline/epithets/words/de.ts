import { formOf } from '../../answers/form-of.ts'
import { type EpithetWords, enumerated } from '../epithet-words.ts'

const andBefore = (): string => 'und'

export const GERMAN_EPITHETS: EpithetWords = {
  hair: {
    black: 'schwarzem Haar',
    brown: 'braunem Haar',
    blond: 'blondem Haar',
    red: 'rotem Haar',
    colorful: 'buntem Haar',
  },
  eyes: { black: 'schwarzen Augen', brown: 'braunen Augen', green: 'grünen Augen', blue: 'blauen Augen' },
  lookOf: phrase => formOf(phrase, 'einem'),
  withLooks: looks => `mit ${enumerated(looks, andBefore)}`,
  yearsOf: (number, isOne) => (isOne ? 'ein Jahr alt' : `${number} Jahre alt`),
  andBefore,
  known: ['wie immer', 'wie eh und je', 'wie an allen Tagen'],
}
