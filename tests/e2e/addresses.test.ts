import { describe, expect, inject } from 'vitest'
import { CATEGORIES } from '../../src/contract/categories.ts'
import { LANGUAGES, type Language } from '../../src/contract/languages.ts'
import { test } from './guest.ts'
import { categoryPath, libraryPath, readerPath, storyPath, textsIn } from './texts.ts'

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(new URL(path, inject('origin')), { redirect: 'manual', headers })

async function leadsTo(path: string, headers: Record<string, string> = {}): Promise<string | null> {
  const response = await ask(path, headers)
  expect(response.status).toBe(302)
  return response.headers.get('location')
}

/** The path of a page in each language, as its head names them. */
function alternatesIn(page: string): Record<string, string> {
  const links = page.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)
  return Object.fromEntries(
    Array.from(links, ([, language = '', address = '']) => [language, new URL(address).pathname]),
  )
}

describe('the bare address', () => {
  test('leads to the language of the cookie, whatever the browser speaks', async () => {
    expect(await leadsTo('/', { cookie: 'lang=tr', 'accept-language': 'fr' })).toBe('/tr')
  })

  test('leads to the language the browser likes best of those there are', async () => {
    expect(await leadsTo('/', { 'accept-language': 'ja, fr;q=0.4, th;q=0.8' })).toBe('/th')
    expect(await leadsTo('/', { cookie: 'lang=xx', 'accept-language': 'de-CH' })).toBe('/de')
  })

  test('leads to English when no language is known', async () => {
    expect(await leadsTo('/', { 'accept-language': 'ja' })).toBe('/en')
    expect(await leadsTo('/', { 'accept-language': '' })).toBe('/en')
  })

  test('of a shared story leads to its page in the same way', async () => {
    const path = '/s/abcdefghijklmnopqrstuv'
    expect(await leadsTo(path, { cookie: 'lang=tr', 'accept-language': 'fr' })).toBe(`/tr${path}`)
    expect(await leadsTo(path, { 'accept-language': 'ja' })).toBe(`/en${path}`)
    expect((await ask('/s/a/b')).status).toBe(404)
  })

  test.for([
    ['/de/geschichten/liebe?step=person', '/tr/hikayeler/ask?step=person'],
    ['/de/login?to=/de/library/overview', '/tr/login?to=/tr/library/overview'],
    ['/de/terms', '/tr/terms'],
    ['/de?from=mail', '/tr'],
    ['/de/gibt-es-nicht?from=mail', '/tr'],
  ])('%s is %s after a change of language', async ([from = '', to = ''], { guest }) => {
    const { page } = await guest(from)
    await page.getByRole('button', { name: textsIn('de').language.name }).click()
    await page.getByRole('link', { name: textsIn('tr').language.name }).click()
    await page.waitForURL(address => `${address.pathname}${address.search}` === to)
  })

  test('remembers the language that was chosen in the menu', async ({ guest }) => {
    const { page } = await guest('/de')
    await page.getByRole('button', { name: textsIn('de').language.name }).click()
    await page.getByRole('link', { name: textsIn('tr').language.name }).click()
    await page.waitForURL(/\/tr$/)
    await page.goto('/')
    expect(new URL(page.url()).pathname).toBe('/tr')
  })
})

describe('an address that is not there', () => {
  test('leads to the same path in English when its language is unknown', async () => {
    expect(await leadsTo('/pt/stories/love?step=place')).toBe('/en/stories/love?step=place')
    expect(await leadsTo('/pt')).toBe('/en')
  })

  test('shows a page of its own with status 404', async ({ guest }) => {
    const { page } = await guest('about:blank')
    const response = await page.goto('/de/gibt-es-nicht')
    expect(response?.status()).toBe(404)
    await page.getByRole('heading', { name: textsIn('de').pages.notFound.heading }).waitFor()
    await page.getByRole('link', { name: textsIn('de').pages.notFound.home, exact: true }).click()
    await page.waitForURL(/\/de$/)
  })
})

describe('every page', () => {
  test.for(LANGUAGES)('names its language and the others it is written in (%s)', async language => {
    for (const category of [undefined, ...CATEGORIES]) {
      const pathOfPage = (other: Language) => (category ? categoryPath(other, category) : `/${other}`)
      const page = await (await ask(pathOfPage(language))).text()
      expect(page).toMatch(new RegExp(`<html lang="${language}"`))
      expect(page).not.toContain('noindex')
      expect(alternatesIn(page)).toEqual({
        ...Object.fromEntries(LANGUAGES.map(other => [other, pathOfPage(other)])),
        'x-default': category ? pathOfPage('en') : '/xx',
      })
    }
  })

  test('that belongs to one visitor is kept from search engines', async () => {
    const id = '00000000-0000-4000-8000-000000000000'
    for (const path of [storyPath('fr', id), readerPath('it', id), libraryPath('es'), '/de/library/overview', '/404']) {
      const page = await (await ask(path)).text()
      expect(page, path).toContain('<meta name="robots" content="noindex">')
    }
  })
})
