import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { spokenForm } from '../../../src/api/narrator/reading/spoken-form.ts'
import { numberWord } from '../../../src/api/story/number-words.ts'

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)
const digest = (words: readonly (string | undefined)[]) =>
  createHash('sha256').update(words.join('\n')).digest('hex').slice(0, 16)

describe('A number in words', () => {
  it('is counted in French as far as ninety-nine', () => {
    const some = [0, 1, 16, 17, 20, 21, 22, 30, 61, 70, 71, 72, 79, 80, 81, 90, 91, 99]
    expect(some.map(number => numberWord('fr', number))).toEqual([
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

  it('stands before a noun in German', () => {
    expect([1, 2, 16, 17, 21, 30].map(number => numberWord('de', number))).toEqual([
      'ein',
      'zwei',
      'sechzehn',
      'siebzehn',
      'einundzwanzig',
      'dreißig',
    ])
  })

  it('is there for whole numbers and known languages only', () => {
    expect([-1, 0.5, Number.NaN, 100].map(number => numberWord('en', number))).toEqual(
      Array.from({ length: 4 }, () => undefined),
    )
    expect(numberWord('nl', 5)).toBeUndefined()
    expect(numberWord('constructor', 5)).toBeUndefined()
  })

  // Stories and their tests are made of these words: another version of the library must not change one of them.
  it.each([
    ['de', '183846b0631f70b1'],
    ['en', 'a4cb4fc3624add5b'],
    ['fr', '8b34870bf2a68ba4'],
    ['es', '80672f18762ca563'],
    ['it', '0005ce482e5c9310'],
  ])('is the same as ever in "%s", from 0 to 99', (language, expected) => {
    expect(digest(numbers(0, 99).map(number => numberWord(language, number)))).toBe(expected)
  })

  it.each([
    ['de', 'ordinals', '54bd76c8219106ac', numbers(1, 999).map(number => `Der ${number}. Hase`)],
    ['fr', 'ordinals', '13b17eafb6be2096', numbers(1, 99).map(number => `le ${number}e lapin`)],
    ['tr', 'ordinals', 'd43c54773d9c2276', numbers(1, 999).map(number => `Ve ${number}. katta`)],
    ['tr', 'cardinals', '806bcd990dbf0506', numbers(0, 9999).map(number => `Ali ${number}’da`)],
  ])('is read aloud as ever in "%s": %s', (language, _, expected, sentences) => {
    expect(digest(sentences.map(sentence => spokenForm(sentence, language)))).toBe(expected)
  })
})
