import type { Page } from 'playwright'
import { describe } from 'vitest'
import { chapterPage } from '../../src/api/bindery/epub/chapter-page.ts'
import { dedicationPage, titlePage } from '../../src/api/bindery/epub/front-pages.ts'
import { navigationPage } from '../../src/api/bindery/epub/navigation.ts'
import { styleSheet } from '../../src/api/bindery/epub/style.ts'
import { readyBook } from '../../src/api/bindery/pictures/ready-book.ts'
import { exampleBook, exampleChapter, SIGNAL } from '../api/bindery/example-book.ts'
import { TITLES } from '../api/bindery/naughty-titles.ts'
import { openCorpus } from '../helpers/corpus.ts'
import { test } from './guest.ts'

const corpus = openCorpus(import.meta.filename)
/** A small reading device with large letters. */
const SCREEN = { width: 320, height: 480 } as const
const SHEET = styleSheet([])

/** Words beyond the page's edges, of a page as a reading system shows it. */
async function wordsBeyond(page: Page, markup: string): Promise<string[]> {
  const styled = markup.replace(/<link[^>]*>/, `<style>${SHEET}</style>`).replace(/^<\?xml[^>]*>\s*/, '')
  await page.setContent(styled)
  return page.evaluate(() => {
    const found: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(node)
      const isBeyond = Array.from(range.getClientRects()).some(({ left, right }) => left < -1 || right > innerWidth + 1)
      if (isBeyond) found.push((node.textContent ?? '').slice(0, 40))
    }
    return found
  })
}

describe('A title in an e-book', () => {
  test('stays on its page, on the contents and above its chapter, whatever it is', async ({ guest, expect }) => {
    const { page } = await guest('about:blank', { viewport: SCREEN })
    const beyond: string[] = []
    for (const title of corpus.cases(TITLES, 8, 4)) {
      const chapters = [exampleChapter({ title, paragraphs: [title] }), exampleChapter()]
      const book = await readyBook(await exampleBook({ title, teaser: title, chapters }), SIGNAL)
      const pages = [
        titlePage(book),
        navigationPage(book),
        chapterPage(book, 0),
        dedicationPage(book, { lines: [title], from: title }),
      ]
      for (const markup of pages) beyond.push(...(await wordsBeyond(page, markup)))
    }
    expect(beyond).toEqual([])
  })

  test('would be seen to run over the edge where nothing broke it', async ({ guest, expect }) => {
    const { page } = await guest('about:blank', { viewport: SCREEN })
    const book = await readyBook(await exampleBook({ title: 'x'.repeat(90) }), SIGNAL)
    const unbroken = titlePage(book).replace('<h1', '<h1 style="overflow-wrap: normal; word-wrap: normal"')
    expect(await wordsBeyond(page, unbroken)).not.toEqual([])
  })
})
