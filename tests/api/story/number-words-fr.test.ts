import { expect, it } from 'vitest'
import { numberWord } from '../../../src/api/story/number-words.ts'

it('counts in French as far as ninety-nine', () => {
  const numbers = [0, 1, 16, 17, 20, 21, 22, 30, 61, 70, 71, 72, 79, 80, 81, 90, 91, 99]
  expect(numbers.map(number => numberWord('fr', number))).toEqual([
    'zéro',
    'un',
    'seize',
    'dix-sept',
    'vingt',
    'vingt et un',
    'vingt-deux',
    'trente',
    'soixante et un',
    'soixante-dix',
    'soixante et onze',
    'soixante-douze',
    'soixante-dix-neuf',
    'quatre-vingts',
    'quatre-vingt-un',
    'quatre-vingt-dix',
    'quatre-vingt-onze',
    'quatre-vingt-dix-neuf',
  ])
  expect(numberWord('fr', 100)).toBeUndefined()
})
