import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../src/contract/languages.ts'
import { libraryPath, ownPath, verifyPath } from '../../src/contract/own-path.ts'
import { pathOf, ROUTES } from '../../src/contract/routes.ts'
import { serverTexts } from '../../src/contract/texts.server.ts'
import { REDIRECTS } from './redirects.ts'

const ORIGIN = 'https://tales.example'

describe('Where somebody goes on who signed in', () => {
  it(`is never one of ${REDIRECTS.length} addresses elsewhere`, () => {
    expect(new Set(REDIRECTS).size).toBeGreaterThanOrEqual(150)
    expect(REDIRECTS.filter(address => ownPath(address) !== undefined)).toEqual([])
  })

  it('stays at the origin whatever is asked for', () => {
    for (const requested of REDIRECTS) {
      const path = ownPath(requested) ?? libraryPath('de')
      expect(new URL(path, ORIGIN).origin).toBe(ORIGIN)
      expect(new URL(path, ORIGIN).href).toBe(ORIGIN + path)
    }
  })

  it.each(LANGUAGES)('is any page of the product in %s', language => {
    const words = serverTexts(language).urls
    for (const { name } of ROUTES) {
      if (name === 'login' || name === 'verify') continue
      const path = pathOf(name, { language, category: 'love', landing: 'the-house-2', id: 'a2-B_c' }, words)
      expect(ownPath(path)).toBe(path)
    }
  })

  it('is no path that merely looks like one', () => {
    for (const path of ['/en/nothing', '/de/nothing/liebe', '/en/pages', '/en/s'])
      expect(ownPath(path), path).toBeUndefined()
  })

  it('is never a page on which one signs in, which would only lead on', () => {
    const { urls } = serverTexts('de')
    for (const name of ['login', 'verify'] as const)
      expect(ownPath(pathOf(name, { language: 'de' }, urls))).toBeUndefined()
  })

  it('is the library when nothing was asked for', () => {
    expect(ownPath(undefined)).toBeUndefined()
    expect(ownPath(null)).toBeUndefined()
    expect(libraryPath('tr')).toBe('/tr/library')
  })
})

describe('A mailed link', () => {
  it('leads to the page of its language and names token and selector', () => {
    expect(verifyPath('it', { token: 'abc123', r: 'x-_' })).toBe('/it/verify?token=abc123&r=x-_')
  })
})
