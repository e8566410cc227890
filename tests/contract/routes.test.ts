import { describe, expect, it } from 'vitest'
import { alternates, pathOf, ROUTES, shellOf, wizardTextsPath } from '../../src/contract/routes.ts'

const categories = { christmas: 'x', bedtime: 'b', adventure: 'a', scifi: 's', love: 'l', horror: 'h' }
const german = { stories: 'geschichten', categories: { ...categories, love: 'liebe' } }
const english = { stories: 'stories', categories: { ...categories, love: 'love' } }

describe('paths', () => {
  it('writes the words of the language into a category path', () => {
    expect(pathOf('category', { language: 'de', category: 'love' }, german)).toBe('/de/geschichten/liebe')
  })

  it('leads to the page without a category word for the generic category', () => {
    expect(pathOf('category', { language: 'de', category: 'generic' }, german)).toBe('/de/geschichten')
  })

  it('leaves a place for an id that is known later', () => {
    expect(pathOf('story', { language: 'de', id: '{id}' }, german)).toBe('/de/story/{id}')
  })

  it('leads to the shell when no id is given', () => {
    expect(pathOf('ebook', { language: 'de' }, german)).toBe('/de/library/ebook/_')
  })
})

describe('shells', () => {
  it.each([
    ['/de/story/0b6f0e4e-6d5e-4f4e-9c0a-2f7c8e6a1b11', '/de/story/_'],
    ['/th/library/ebook/abc', '/th/library/ebook/_'],
    ['/de/story/_', '/de/story/_'],
  ])('answers %s with %s', (path, shell) => {
    expect(shellOf(path)).toBe(shell)
  })

  it.each(['/', '/de', '/de/library/overview', '/xx/story/abc', '/de/story', '/de/story/a/b'])(
    'leaves %s alone',
    path => {
      expect(shellOf(path)).toBe(path)
    },
  )

  it('has no indexed page among those with an id', () => {
    expect(ROUTES.filter(route => route.pattern.includes('{id}') && route.indexed)).toEqual([])
  })
})

describe('alternates', () => {
  it('lists every written language and the fallback for everybody else', () => {
    expect(alternates('category', { category: 'love' }, { de: german, en: english })).toEqual([
      { hreflang: 'de', path: '/de/geschichten/liebe' },
      { hreflang: 'en', path: '/en/stories/love' },
      { hreflang: 'x-default', path: '/en/stories/love' },
    ])
  })

  it.each(['home', 'default-home'] as const)('names the same pages for %s', name => {
    expect(alternates(name, {}, { de: german, en: english })).toEqual([
      { hreflang: 'de', path: '/de' },
      { hreflang: 'en', path: '/en' },
      { hreflang: 'x-default', path: '/xx' },
    ])
  })
})

it('has the texts of the wizard per language', () => {
  expect(wizardTextsPath('it')).toBe('/it/texts/wizard.json')
})
