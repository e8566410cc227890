import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calledName } from '../../../src/api/story/called-name.ts'
import { countWords } from '../../../src/lib/words.ts'
import { hostileTexts } from '../../helpers/hostile-strings.ts'

const WORDS_MOST = 6
const UNITS_MOST = 30
/** One word, or two, as long as a name may be. */
const TYPED_UNITS_MOST = 60

const WHOLE = [
  ...['Le Goff', 'de La Tour', 'von der Heide', 'van den Berg', 'Mary Beth', 'Lily Rose', 'Maria Grazia', 'Le Thi Hoa'],
  ...['María del Carmen', 'María de los Ángeles', 'King Charles III', 'Uncle Bob and Aunt Sue', 'Max und Moritz'],
  ...['M. Le Goff', 'Mme de La Tour', 'Frau von der Heide', 'Herr van den Berg', 'Aunt Mary Beth', 'Miss Lily Rose'],
  ...[
    'Tante Anna Lena',
    'Tío Juan y tía Rosa',
    'Frau Anna Schmidt',
    'Oma Ingrid',
    'Signora De Luca',
    'doña María del Mar',
  ],
]

const SHORTENED: readonly (readonly [string, string])[] = [
  ['Ana de la Torre', 'Ana'],
  ['Ludwig van Beethoven', 'Ludwig'],
  ['Abuela Carmen López', 'Abuela Carmen'],
  ['Mr. Pickles, a dog', 'Mr. Pickles'],
  ['Karl der Große von Bergen', 'Karl'],
  ['El señor del quiosco', 'El señor'],
  ['the old man by the sea', 'the old man'],
]

describe('A name in running text', () => {
  it.each(WHOLE)('stays whole: %s', name => {
    expect(calledName(name)).toBe(name)
  })

  it.each(SHORTENED)('is what calls somebody: %s', (name, called) => {
    expect(calledName(name)).toBe(called)
  })

  it('is short whatever was typed', () => {
    const absurd = ['von '.repeat(25_000), 'Mary '.repeat(20_000), 'x'.repeat(100_000), 'Uncle and '.repeat(9000)]
    for (const name of [...absurd, ...hostileTexts(300, 17).map(text => text.slice(0, TYPED_UNITS_MOST))]) {
      const called = calledName(name)
      expect(countWords(called)).toBeLessThanOrEqual(WORDS_MOST)
      expect(called.length).toBeLessThanOrEqual(TYPED_UNITS_MOST)
    }
  })

  it('is never longer for more words of the same kind', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('von', 'der', 'Le', 'Anna', 'and', 'Frau', 'III', 'y', 'del'), {
          minLength: 1,
          maxLength: 40,
        }),
        words => {
          expect(calledName(words.join(' ')).length).toBeLessThanOrEqual(UNITS_MOST)
        },
      ),
    )
  })
})
