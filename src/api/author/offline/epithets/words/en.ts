import { formOf } from '../../answers/form-of.ts'
import { type EpithetWords, enumerated } from '../epithet-words.ts'

const andBefore = (): string => 'and'

export const ENGLISH_EPITHETS: EpithetWords = {
  hair: {
    black: 'black hair',
    brown: 'brown hair',
    blond: 'fair hair',
    red: 'red hair',
    colorful: 'hair of many colours',
  },
  eyes: { black: 'black eyes', brown: 'brown eyes', green: 'green eyes', blue: 'blue eyes' },
  lookOf: phrase => formOf(phrase, 'a'),
  withLooks: looks => `with ${enumerated(looks, andBefore)}`,
  yearsOf: (number, isOne) => (isOne ? 'one year old' : `${number} years old`),
  andBefore,
  known: ['as ever', 'as always', 'as on any other day'],
}
