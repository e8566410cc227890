import { expect, it } from 'vitest'
import { isOfLibrary } from '../../src/contract/offline-stories.ts'
import { ROUTES } from '../../src/contract/routes.ts'

it('brings the service worker along with pages of the library, and with no page for everybody', () => {
  const own = ROUTES.filter(isOfLibrary)
  expect(own.map(({ name }) => name)).toEqual(expect.arrayContaining(['library', 'overview', 'ebook']))
  expect(own.filter(({ indexed }) => indexed)).toEqual([])
  expect(isOfLibrary({ pattern: '/{lang}/story/{id}' })).toBe(false)
  expect(isOfLibrary({ pattern: '/{lang}' })).toBe(false)
})
