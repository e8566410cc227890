import { describe, inject } from 'vitest'
import { LANGUAGES } from '../../src/contract/languages.ts'
import { operatorOf } from '../../src/contract/operator.ts'
import { test } from './guest.ts'
import { categoryPath, textsIn } from './texts.ts'

/** The pages under test were built with the settings of this process. */
const { name, address, email } = operatorOf(process.env)

describe.concurrent('The pages about the operator', () => {
  test.for(LANGUAGES)(
    'say who runs this installation, or that nobody has said so (%s)',
    async (language, { guest, expect }) => {
      const { legal, pages } = textsIn(language)
      const { page } = await guest(`/${language}/imprint`)
      const imprint = await page.locator('main').textContent()
      const named = [name, ...address, email].filter(Boolean)
      for (const words of named.length > 0 ? named : [legal.operatorMissing]) expect(imprint).toContain(words)
      for (const { heading } of Object.values(legal.imprint)) expect(imprint).toContain(heading)
      await page.goto(`/${language}/contact`)
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(
        email ? pages.contact.heading : pages.contact.title,
      )
      expect(await page.locator('main').textContent()).toContain(email || pages.contact.missing)
      await page.goto(`/${language}/terms`)
      const headings = await page.getByRole('heading', { level: 2 }).allTextContents()
      expect(headings).toEqual(Object.values(legal.terms).map(({ heading }) => heading))
    },
  )
})

describe.concurrent('What is not there', () => {
  test('is told in the language of its address, with ways to the home and to every category', async ({
    guest,
    expect,
  }) => {
    const { page } = await guest('/th/404')
    const { notFound } = textsIn('th').pages
    await page.getByRole('heading', { name: notFound.heading }).waitFor()
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
    expect(await page.getByRole('link', { name: notFound.home, exact: true }).getAttribute('href')).toBe('/th')
    const links = await page.locator('.lost li a').evaluateAll(found => found.map(link => link.getAttribute('href')))
    expect(links).toContain(categoryPath('th', 'love'))
    expect(links).toHaveLength(7)
  })

  test('is told in all languages where the address has none', async ({ guest, expect }) => {
    const { page } = await guest('/404')
    const said = await page.locator('main').textContent()
    for (const language of LANGUAGES) expect(said).toContain(textsIn(language).pages.notFound.title)
  })
})

test('crawlers are told where the sitemap is, and to leave the service alone', async ({ expect }) => {
  const response = await fetch(new URL('/robots.txt', inject('origin')))
  const message = await response.text()
  expect(response.headers.get('content-type')).toMatch(/^text\/plain/)
  expect(message).toContain('Disallow: /api/')
  expect(message).toMatch(/^Sitemap: https?:\/\/.+\/sitemap-index\.xml$/m)
})
