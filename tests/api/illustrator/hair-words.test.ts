import { expect, test } from 'vitest'
import { hairColour, hairStyleWord } from '../../../src/api/illustrator/figures/hair-words.ts'
import { randomFrom } from '../../../src/api/illustrator/paper/random.ts'

const colourOf = (hair: string) => hairColour(randomFrom('seed'), hair)

test.for([
  ['red', ['rote Locken', 'red curls', 'cheveux roux', 'pelirroja', 'Rotschopf', 'kupferrot']],
  ['blond', ['blonde Zöpfe', 'dunkelblond', 'golden hair', 'cheveux dorés', 'rubia']],
  ['black', ['SCHWARZ', 'jet black', 'cheveux noirs', 'pelo negro', 'rabenschwarz']],
  ['brown', ['kastanienbraun', 'brown curls', 'châtain', 'castaño', 'marrón']],
] as const)('finds the colour of %s hair in four languages', ([option, phrases]) => {
  for (const phrase of phrases) expect([phrase, colourOf(phrase)]).toEqual([phrase, colourOf(option)])
})

test('gives every option of the wizard a colour of its own', () => {
  const colours = ['black', 'brown', 'blond', 'red', 'colorful'].map(colourOf)
  expect(new Set(colours).size).toBe(5)
})

test('lets the seed choose when no colour is named, always the same', () => {
  expect(colourOf('')).toBe(colourOf('so wild as the sea'))
})

test('hears curls', () => {
  const styles = ['rote Locken', 'brown curls', 'cheveux bouclés', 'pelo rizado'].map(hairStyleWord)
  expect(new Set(styles)).toEqual(new Set(['curls']))
  expect(['blond', 'straight', ''].map(hairStyleWord)).not.toContain('curls')
})
