import { expect, it } from 'vitest'
import { LandingFields } from '../../src/editorial/landing.ts'

const presetsOf = (presets: unknown) =>
  LandingFields.parse({
    url: 'opa',
    lang: 'de',
    title: 'Opa',
    parameter: { presets, context: { productDefinition: 'Eine Geschichte', category: 'bedtime' } },
  }).presets

it('hands the presets of a landing page on, and shows the page without those that make no sense', () => {
  const presets = { setting: { location: 'der Garten', isReal: false } }
  expect(presetsOf(presets)).toEqual(presets)
  for (const strange of [undefined, null, 7, 'x', { hero: {} }, { story: { length: '7' } }]) {
    expect(presetsOf(strange)).toBeUndefined()
  }
})
