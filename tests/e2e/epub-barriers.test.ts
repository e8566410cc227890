import { unzipSync } from 'fflate'
import type { Page } from 'playwright'
import { beforeAll, describe } from 'vitest'
import { openBindery } from '../../src/api/bindery/bindery.ts'
import { bookTexts } from '../../src/api/bindery/book-texts.ts'
import { exampleBook, exampleChapter, pictureOf, SIGNAL } from '../api/bindery/example-book.ts'
import { barriersOn } from './barriers.ts'
import { test } from './guest.ts'

const ORIGIN = 'http://book.example'
/** What the package claims: WCAG 2.1, level AA. */
const CLAIMED = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa']
const LANGUAGES = ['de', 'th', 'ar', 'tlh']
const TYPES: Readonly<Record<string, string>> = { xhtml: 'application/xhtml+xml', css: 'text/css', jpg: 'image/jpeg' }

type Files = Readonly<Record<string, Uint8Array>>
const books = new Map<string, Files>()

/** With all that a page can hold: sound, a picture, a scene break, a giver's words, a language without our texts. */
async function boundBook(language: string): Promise<Files> {
  const bindery = openBindery()
  const sentences = [{ paragraph: 0, start: 0, end: 54, fromMs: 900, toMs: 1800 }]
  const sound = { mp3: new Uint8Array(64), durationMs: 5000, title: { fromMs: 0, toMs: 900 }, sentences }
  const picture = await pictureOf(600, 800, 'The hero, Mila, walks')
  const own = { dedication: 'For Mila,\nwho counts.', dedicatedBy: 'Grandma', texts: bookTexts(language, 'trained') }
  const chapters = [exampleChapter({ picture, sound }), exampleChapter({ title: '' })]
  const book = await bindery.prepare(await exampleBook({ language, chapters, ...own }), SIGNAL)
  return unzipSync(await bindery.bind(book, 'epub', SIGNAL))
}

const pagesOf = (files: Files): string[] =>
  Object.keys(files)
    .filter(name => name.endsWith('.xhtml'))
    .map(name => name.replace('EPUB/', ''))

/** Opens a page as a reading system does; `changed` may spoil it. */
async function openBookPage(page: Page, files: Files, name: string, changed = (text: string) => text): Promise<void> {
  await page.route(`${ORIGIN}/**`, route => {
    const asked = new URL(route.request().url()).pathname.slice(1)
    const bytes = files[`EPUB/${asked}`]
    if (!bytes) return route.fulfill({ status: 404 })
    const contentType = TYPES[asked.slice(asked.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
    const body = asked === name ? Buffer.from(changed(new TextDecoder().decode(bytes))) : Buffer.from(bytes)
    return route.fulfill({ contentType, body })
  })
  await page.goto(`${ORIGIN}/${name}`)
}

beforeAll(async () => {
  for (const language of LANGUAGES) books.set(language, await boundBook(language))
})

describe.concurrent('whoever reads an EPUB', () => {
  for (const language of LANGUAGES) {
    test(`meets no barrier that it claims not to have: ${language}`, async ({ guest, expect }) => {
      const { page } = await guest('about:blank')
      const files = books.get(language) ?? {}
      const pages = pagesOf(files)
      expect(pages).toHaveLength(7)
      const found: string[] = []
      for (const name of pages) {
        await openBookPage(page, files, name)
        found.push(...(await barriersOn(page, CLAIMED)).map(barrier => `${name}: ${barrier}`))
        if (!/cover|dedication/.test(name)) expect(await page.locator('h1').count(), name).toBe(1)
        await page.unroute(`${ORIGIN}/**`)
      }
      expect(found).toEqual([])
    })
  }

  test('would hear of one that is there', async ({ guest, expect }) => {
    const { page } = await guest('about:blank')
    const spoil = (text: string) => text.replace(/ alt="[^"]*"/g, '').replace(/ lang="[^"]*" xml:lang="[^"]*"/, '')
    await openBookPage(page, books.get('de') ?? {}, 'chapter-01.xhtml', spoil)
    const found = await barriersOn(page, CLAIMED)
    expect(found.map(barrier => barrier.split(' ')[0])).toEqual(expect.arrayContaining(['image-alt', 'html-has-lang']))
  })
})
