import { expect, test } from 'vitest'
import { drawingOf } from '../../src/figures/look-of.ts'

const lookOf = (hair: string, seed = 'seed') =>
  drawingOf({ age: 8, gender: 'male', hair, build: [] }, { seed, category: 'generic' }).look

test.for([
  ['red', ['rote Locken', 'red curls', 'cheveux roux', 'pelirroja', 'Rotschopf', 'kupferrot']],
  ['blond', ['blonde Zöpfe', 'dunkelblond', 'golden hair', 'cheveux dorés', 'rubia']],
  ['black', ['SCHWARZ', 'jet black', 'cheveux noirs', 'pelo negro', 'rabenschwarz']],
  ['brown', ['kastanienbraun', 'brown curls', 'châtain', 'castaño', 'marrón']],
] as const)('finds the colour of %s hair in four languages', ([option, phrases]) => {
  for (const phrase of phrases) expect([phrase, lookOf(phrase).hair]).toEqual([phrase, lookOf(option).hair])
})

test('gives every option of the wizard a colour of its own', () => {
  expect(new Set(['black', 'brown', 'blond', 'red', 'colorful'].map(hair => lookOf(hair).hair)).size).toBe(5)
})

test('lets the seed choose when no colour is named, always the same', () => {
  expect(lookOf('').hair).toBe(lookOf('so wild as the sea').hair)
})

test.for([
  [
    'curls',
    ['rote Locken', 'brown curls', 'cheveux bouclés', 'pelo rizado rizos', 'capelli ricci', 'kıvırcık', 'ผมหยิก'],
  ],
  ['plaits', ['zwei Zöpfe', 'plaits', 'des tresses', 'trenzas', 'le trecce', 'örgü', 'ผมเปีย']],
  ['bun', ['ein Dutt', 'a bun', 'un chignon', 'topuz']],
  ['short', ['kurz', 'short hair', 'cheveux courts', 'pelo corto', 'capelli corti', 'kısa']],
  ['long', ['lange Haare', 'long', 'cheveux longs', 'pelo largo', 'capelli lunghi', 'uzun']],
  ['bald', ['Glatze', 'bald', 'chauve', 'calvo', 'kel']],
] as const)('hears that hair is worn as %s', ([style, phrases]) => {
  for (const phrase of phrases) expect([phrase, lookOf(phrase).hairStyle]).toEqual([phrase, style])
})
