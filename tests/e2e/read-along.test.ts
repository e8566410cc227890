import type { Page } from 'playwright'
import { beforeAll, describe } from 'vitest'
import { STORY_ID } from '../stores/sample-story.ts'
import { barriersOn } from './barriers.ts'
import { test } from './guest.ts'
import { isOnPage, setReader } from './reading.ts'
import { PARAGRAPHS, serveBook, speakChapter, spokenBook } from './spoken-book.ts'
import { readerPath, textsIn } from './texts.ts'

const { readAlong: texts } = textsIn('de')
const LAST = `chapter-1-p-${PARAGRAPHS.length}`

let spoken: Awaited<ReturnType<typeof speakChapter>>
beforeAll(async () => {
  spoken = await speakChapter()
})

/** What is marked as heard. */
const heard = (page: Page): Promise<string> =>
  page.evaluate(() => [...(CSS.highlights.get('heard') ?? [])].map(range => String(range)).join())

const hears = (page: Page, sentence: string) =>
  page.waitForFunction(
    text => [...(CSS.highlights.get('heard') ?? [])].some(range => String(range).includes(text)),
    sentence,
  )

/** Presses a sentence as a finger or a mouse does. */
async function pressSentence(page: Page, paragraph: string, words: string): Promise<void> {
  const point = await page.evaluate(
    ([id, text]) => {
      const letters = document.getElementById(id as string)?.firstChild as globalThis.Text
      const start = letters.data.indexOf(text as string)
      const range = document.createRange()
      range.setStart(letters, start + 2)
      range.setEnd(letters, start + 3)
      const { x, y, height } = range.getBoundingClientRect()
      return { x: x + 1, y: y + height / 2 }
    },
    [paragraph, words],
  )
  await page.mouse.click(point.x, point.y)
}

describe.concurrent('a reader who listens', () => {
  test('sees the sentence that is heard, and hears the one that is tapped', async ({ guest, expect }) => {
    const { page, complaints } = await guest('about:blank')
    await serveBook(page, spoken, () => spokenBook(spoken, [1, 2, 3]))
    await page.goto(readerPath('de', STORY_ID))
    await page.getByRole('button', { name: texts.open }).click()
    await hears(page, 'Im Treppenhaus')
    await page.locator(`#${LAST}`).scrollIntoViewIfNeeded()
    await pressSentence(page, LAST, 'Die unterste')
    await hears(page, 'Die unterste war warm.')
    await page.getByRole('button', { name: texts.previous }).click()
    await hears(page, 'Heute waren es achtzehn.')
    expect(await barriersOn(page)).toEqual([])
    await page.getByRole('button', { name: texts.close }).click()
    expect(await heard(page)).toBe('')
    expect(await page.getByRole('button', { name: texts.open }).evaluate(own => own === document.activeElement)).toBe(
      true,
    )
    expect(complaints).toEqual([])
  })

  test('is taken to the page that is heard, into the next chapter', async ({ guest, expect }) => {
    const { page } = await guest('about:blank')
    await setReader(page, { isPaged: true })
    await serveBook(page, spoken, () => spokenBook(spoken, [1, 2, 3]))
    await page.goto(readerPath('de', STORY_ID))
    await page.getByRole('button', { name: texts.open }).click()
    await hears(page, 'Im Treppenhaus')
    await page.locator(`#${LAST}`).scrollIntoViewIfNeeded()
    await pressSentence(page, LAST, 'Die unterste')
    await expect.poll(() => isOnPage(page, { id: 'chapter-2-p-1', offset: 0 }), { timeout: 20_000 }).toBe(true)
    await hears(page, 'Im Treppenhaus')
  })
})
