import type { Page } from 'playwright'
import { describe } from 'vitest'
import { fill } from '../../src/lib/fill.ts'
import { barriersOn } from './barriers.ts'
import { test } from './guest.ts'
import { press } from './keyboard.ts'
import { openBook, processorTimeOf, setReader } from './reading.ts'
import { textsIn } from './texts.ts'

const { reader: texts } = textsIn('de')
/** Of the main thread, for a turn with all that follows from it. */
const TURN_MAX_MS = 50
const SIZES = [
  { width: 320, height: 640, fontStep: 3 },
  { width: 360, height: 800, fontStep: 5 },
  { width: 700, height: 600, fontStep: 6 },
  { width: 1024, height: 768, fontStep: 3 },
  { width: 1440, height: 900, fontStep: 4 },
] as const

interface ShownPage {
  readonly sliced: string[]
  readonly offGrid: number
  /** All text in sight, in its order. */
  readonly text: string
}

/** What stands on the page as a reader sees it, letter by letter. */
const shownPage = (page: Page): Promise<ShownPage> =>
  page.evaluate(() => {
    const view = document.querySelector('.pages-text:not([inert]) .pages-book')?.getBoundingClientRect()
    if (!view) throw new Error('no page of text is shown')
    const line = Number.parseFloat(getComputedStyle(document.querySelector('.pages .read') as Element).lineHeight)
    const range = document.createRange()
    const sliced: string[] = []
    let [text, offGrid] = ['', 0]
    for (const paragraph of document.querySelectorAll('.pages .read > p')) {
      const box = paragraph.getBoundingClientRect()
      if (box.right < view.left || box.left > view.right) continue
      const letters = paragraph.firstChild as Text
      for (let at = 0; at < letters.length; at += 1) {
        range.setStart(letters, at)
        range.setEnd(letters, at + 1)
        const { left, right, top, bottom, height } = range.getBoundingClientRect()
        if (height === 0 || right < view.left || left > view.right) continue
        text += letters.data[at]
        const isCut = left < view.left - 1 || right > view.right + 1 || top < view.top - 1 || bottom > view.bottom + 1
        if (isCut) sliced.push(`${paragraph.id}: ${letters.data.slice(at, at + 20)}`)
        const middle = ((top + bottom) / 2 - view.top) / line
        if (at > 0) offGrid = Math.max(offGrid, Math.abs(middle - Math.floor(middle) - 0.5))
      }
    }
    return { sliced: sliced.slice(0, 3), offGrid, text }
  })

const foot = (page: Page) => page.locator('.pages-foot [role=status]')
const atRest = (page: Page) =>
  page.evaluate(async () => {
    const book = document.querySelector('.pages-book') as HTMLElement
    for (let same = 0, left = Number.NaN; same < 3; ) {
      await new Promise(requestAnimationFrame)
      same = book.scrollLeft === left ? same + 1 : 0
      left = book.scrollLeft
    }
  })

async function forward(page: Page, key = 'ArrowRight'): Promise<void> {
  await page.keyboard.press(key)
  await atRest(page)
}

const letters = (text: string) => text.replace(/\s/g, '')

describe.concurrent('pages of a book', () => {
  for (const { width, height, fontStep } of SIZES) {
    test(`hold every line whole and once, on one grid, at ${width} x ${height}`, async ({ guest, expect }) => {
      const { page, complaints } = await guest('about:blank', { viewport: { width, height } })
      await setReader(page, { isPaged: true, fontStep })
      await openBook(page, { chapters: 2 })
      await foot(page).getByText(texts.pages.front).waitFor()
      let read = ''
      for (;;) {
        await forward(page)
        if ((await foot(page).textContent()) === texts.end) break
        const shown = await shownPage(page)
        expect(shown.sliced).toEqual([])
        expect(shown.offGrid).toBeLessThan(0.1)
        read += shown.text
      }
      const all = await page.locator('.pages .read > p').allTextContents()
      expect(letters(read)).toBe(letters(all.join('')))
      expect(await page.locator('footer').isVisible()).toBe(false)
      expect(await page.evaluate(() => [document.documentElement.scrollWidth <= innerWidth, scrollY])).toEqual([
        true,
        0,
      ])
      expect(complaints).toEqual([])
    })
  }

  test('turn by keys to the end and back, and never take a key from the browser', async ({ guest, expect }) => {
    const { page } = await guest('about:blank', { viewport: { width: 560, height: 700 } })
    await setReader(page, { isPaged: true })
    await openBook(page, { chapters: 3 })
    await forward(page, 'Space')
    const first = await foot(page).textContent()
    await forward(page, 'End')
    const lastOfChapter = await foot(page).textContent()
    expect(lastOfChapter).not.toBe(first)
    await page.keyboard.press('Control+ArrowRight')
    expect(await foot(page).textContent()).toBe(lastOfChapter)
    await forward(page, 'Space')
    expect(await page.locator('#chapter-2 h2').evaluate(isInView)).toBe(true)
    await forward(page, 'Shift+Space')
    expect(await foot(page).textContent()).toBe(lastOfChapter)
    await forward(page, 'Home')
    expect(await foot(page).textContent()).toBe(first)
    await forward(page, 'PageUp')
    await foot(page).getByText(texts.pages.front).waitFor()
    for (let turn = 0; turn < 60 && (await foot(page).textContent()) !== texts.end; turn += 1) await forward(page)
    await page.getByText(texts.finished).waitFor()
    await press(page, page.getByRole('button', { name: texts.help.back }))
    await page.getByText(texts.finished).waitFor()
  })

  test('turn by a tap at the side and by a swipe, but not on a link or with a selection', async ({ guest, expect }) => {
    const { page } = await guest('about:blank', { viewport: { width: 390, height: 800 }, hasTouch: true })
    await setReader(page, { isPaged: true })
    await openBook(page, { chapters: 2 })
    const numberOf = (number: number) =>
      foot(page).getByText(new RegExp(`^${fill(texts.pages.one, { number, total: '\\d+' })}$`))
    await page.touchscreen.tap(380, 300)
    await numberOf(1).waitFor()
    await page.touchscreen.tap(195, 300)
    await page.evaluate(() => getSelection()?.selectAllChildren(document.querySelector('.read p') as Element))
    await page.touchscreen.tap(380, 300)
    await page.evaluate(() => getSelection()?.removeAllRanges())
    expect(await numberOf(1).count()).toBe(1)
    await page.touchscreen.tap(380, 300)
    await numberOf(2).waitFor()
    await atRest(page)
    await swipe(page, 330, 120)
    await numberOf(3).waitFor()
    await atRest(page)
    await swipe(page, 200, 185)
    await atRest(page)
    expect(await numberOf(3).count()).toBe(1)
    expect((await shownPage(page)).sliced).toEqual([])
    await swipe(page, 100, 300)
    await numberOf(2).waitFor()
  })

  test('show a whole page for what the browser found or focused', async ({ guest, expect }) => {
    const { page } = await guest('about:blank', { viewport: { width: 1280, height: 720 } })
    await setReader(page, { isPaged: true })
    await openBook(page, { chapters: 3 })
    await forward(page)
    await page.locator('#chapter-2-p-6').evaluate(paragraph => {
      getSelection()?.selectAllChildren(paragraph)
      paragraph.scrollIntoView({ inline: 'center' })
    })
    await expect.poll(async () => (await shownPage(page)).sliced).toEqual([])
    expect((await shownPage(page)).text).toContain('Absatz 6.')
  })

  test('hold no barrier, on a title page, a page of text and the end', async ({ guest, expect }) => {
    const { page } = await guest('about:blank', { viewport: { width: 1440, height: 900 } })
    await setReader(page, { isPaged: true })
    await openBook(page, { chapters: 1 })
    await foot(page).getByText(texts.pages.front).waitFor()
    expect(await barriersOn(page)).toEqual([])
    await forward(page)
    expect(await barriersOn(page)).toEqual([])
    await page.setViewportSize({ width: 360, height: 800 })
    for (let turn = 0; turn < 20 && (await foot(page).textContent()) !== texts.end; turn += 1) await forward(page)
    expect(await barriersOn(page)).toEqual([])
  })

  test('keep the line that was read when letters and window change', async ({ guest, expect }) => {
    const { page } = await guest('about:blank', { viewport: { width: 1440, height: 900 } })
    await setReader(page, { isPaged: true })
    await openBook(page, { chapters: 4 })
    for (let turn = 0; turn < 4; turn += 1) await forward(page)
    const beginning = (await shownPage(page)).text.slice(0, 12)
    await press(page, page.getByRole('button', { name: texts.panel.open }))
    for (let step = 4; step <= 7; step += 1) {
      await page.getByRole('button', { name: texts.panel.larger }).click()
      await expect.poll(async () => (await shownPage(page)).text).toContain(beginning)
    }
    await page.keyboard.press('Escape')
    for (const width of [900, 500, 360]) {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(async () => (await shownPage(page)).text).toContain(beginning)
      expect((await shownPage(page)).sliced).toEqual([])
    }
  })
})

const isInView = (element: Element) => {
  const { left } = element.getBoundingClientRect()
  return left >= 0 && left < innerWidth
}

async function swipe(page: Page, from: number, to: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y: 400 }] })
  await touch('touchStart', from)
  for (let step = 1; step <= 6; step += 1) await touch('touchMove', from + ((to - from) * step) / 6)
  await touch('touchEnd', to)
  await session.detach()
}

describe('a page of a long book', () => {
  test('is turned in a blink of processor time', async ({ guest, expect }) => {
    const { page } = await guest('about:blank', { viewport: { width: 1440, height: 900 } })
    await setReader(page, { isPaged: true })
    await openBook(page, { chapters: 20 })
    const words = (await page.locator('.read p').allTextContents()).join(' ').split(/\s+/).length
    expect(words).toBeGreaterThan(9000)
    await forward(page)
    const worked = await processorTimeOf(page)
    const spent: number[] = []
    for (let turn = 0; turn < 12; turn += 1) {
      const from = await worked()
      await forward(page)
      spent.push((await worked()) - from)
    }
    console.info(`processor time of twelve turns, ${words} words, in ms: ${spent.map(Math.round).join(', ')}`)
    expect(Math.max(...spent)).toBeLessThanOrEqual(TURN_MAX_MS)
  })
})
