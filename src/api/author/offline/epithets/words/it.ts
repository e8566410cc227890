import { formOf } from '../../answers/form-of.ts'
import { type EpithetWords, enumerated } from '../epithet-words.ts'

const andBefore = (last: string): string => (/^e/iu.test(last) ? 'ed' : 'e')

export const ITALIAN_EPITHETS: EpithetWords = {
  hair: {
    black: 'i capelli neri',
    brown: 'i capelli castani',
    blond: 'i capelli biondi',
    red: 'i capelli rossi',
    colorful: 'i capelli di tutti i colori',
  },
  eyes: { black: 'gli occhi neri', brown: 'gli occhi marroni', green: 'gli occhi verdi', blue: 'gli occhi azzurri' },
  lookOf: phrase => formOf(phrase, 'un'),
  withLooks: looks => `con ${enumerated(looks, andBefore)}`,
  yearsOf: (number, isOne) => (isOne ? 'un anno' : `${number} anni`),
  andBefore,
  known: ['come sempre', 'come al solito', 'come tutti i giorni'],
}
