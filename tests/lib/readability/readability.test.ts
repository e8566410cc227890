import { describe, expect, test } from 'vitest'
import { formulasFor } from '../../../src/lib/readability/readability.ts'
import { measuresOf } from '../../../src/lib/readability/text-measures.ts'

/** Scores in the order of the language's formulas, to two places. */
const scores = (language: string, text: string): number[] => {
  const measures = measuresOf(text, language)
  if (!measures) throw new Error('the text has no word')
  return formulasFor(language).map(({ score }) => Number(score(measures).toFixed(2)))
}

describe('a score worked out by hand', () => {
  test('Flesch: 9 words, 2 sentences, 11 syllables: 206.835 - 1.015 x 4.5 - 84.6 x 11/9', () => {
    expect(scores('en', 'The lantern was small. It stood on the table.')).toEqual([98.87])
  })
  test('Amstad and Wiener: 8 words, 2 sentences, 13 syllables, one word long, four of one syllable', () => {
    expect(scores('de', 'Mila zählte die Stufen. Die unterste war warm.')).toEqual([80.94, 2.2])
  })
  test('Kandel-Moles: 6 words, 2 sentences, 6 syllables, for the last e is not heard', () => {
    expect(scores('fr', 'La lune monte. Le chat dort.')).toEqual([130.36])
  })
  test('Fernández Huerta: 5 words, 1 sentence, 9 syllables', () => {
    expect(scores('es', 'La abuela guarda la caja.')).toEqual([93.74])
  })
  test('Gulpease: 5 words, 1 sentence, 20 letters', () => {
    expect(scores('it', 'La nonna conta le stelle.')).toEqual([109])
  })
  test.each(['da', 'pl', 'tr'])('LIX in "%s": words a sentence, and the share of words over six letters', language => {
    expect(scores(language, 'Pigen talte stjernerne. Hun smilede.')).toEqual([42.5])
  })
})

test.each([
  ['en', 'The cat sat. It was warm.', 'Administrative responsibilities notwithstanding, considerations predominated.'],
  [
    'de',
    'Die Katze schlief. Es war warm.',
    'Verwaltungsrechtliche Zuständigkeitsregelungen erforderten Genehmigungsverfahren.',
  ],
  [
    'fr',
    'Le chat dort. Il fait bon.',
    'Les responsabilités administratives conditionnaient incontestablement l’institution.',
  ],
  [
    'es',
    'El gato duerme. Hace sol.',
    'Las responsabilidades administrativas condicionaban indiscutiblemente las instituciones.',
  ],
  [
    'it',
    'Il gatto dorme. Fa caldo.',
    'Le responsabilità amministrative condizionavano indiscutibilmente le istituzioni.',
  ],
])('every formula of "%s" finds the plain text plainer', (language, plain, hard) => {
  const [easy, heavy] = [scores(language, plain), scores(language, hard)]
  for (const [index, { isEase }] of formulasFor(language).entries())
    expect((easy[index] ?? 0) > (heavy[index] ?? 0)).toBe(isEase)
})

test('a language that no formula was made for has none, and a text without words no measures', () => {
  expect(formulasFor('th')).toEqual([])
  expect(formulasFor('constructor')).toEqual([])
  expect(measuresOf('… – !', 'en')).toBeUndefined()
})
