import { formOf } from '../../answers/form-of.ts'
import { type EpithetWords, enumerated } from '../epithet-words.ts'

const andBefore = (last: string): string => (/^h?i(?!e)/iu.test(last) ? 'e' : 'y')

export const SPANISH_EPITHETS: EpithetWords = {
  hair: {
    black: 'el pelo negro',
    brown: 'el pelo castaño',
    blond: 'el pelo rubio',
    red: 'el pelo rojo',
    colorful: 'el pelo de colores',
  },
  eyes: { black: 'los ojos negros', brown: 'los ojos marrones', green: 'los ojos verdes', blue: 'los ojos azules' },
  lookOf: phrase => formOf(phrase, 'un'),
  withLooks: looks => `con ${enumerated(looks, andBefore)}`,
  yearsOf: (number, isOne) => (isOne ? 'de un año' : `de ${number} años`),
  andBefore,
  known: ['como siempre', 'como de costumbre', 'como todos los días'],
}
