import type { Page } from 'playwright'
import { describe } from 'vitest'
import { pathOf } from '../../src/contract/routes.ts'
import { barriersOn } from './barriers.ts'
import { test } from './guest.ts'
import { press } from './keyboard.ts'
import { foundAt, isOnPage, isOverhanging, openBook, processorTimeOf, setReader, topLine } from './reading.ts'
import { textsIn } from './texts.ts'
import { keepWaiting, watchTraffic } from './traffic.ts'

const KILOBYTE = 1024
const SCRIPT_MAX = 85 * KILOBYTE
/** What was in the middle of the first line may be in the second when letters grow; the head's air is part of one. */
const LINES_OFF_MAX = 1.6
/** Lines between the window's top and the head's foot. */
const SHOWN_LINES_MAX = 4
/** Processor time of the page's main thread for one step, in settings of the same text without the reader: the rest is the reader's own. */
const STEP_MAX_SETTINGS = 2.5
/** The same for the slowest of the steps: no single one may be felt. */
const SLOWEST_STEP_MAX_SETTINGS = 4
const { reader: texts } = textsIn('de')

/** Processor times of the browser alone setting the same text in five other sizes: the measure of this machine at this moment. */
async function settingsOf(page: Page, worked: () => Promise<number>): Promise<number[]> {
  const spent: number[] = []
  for (const zoom of ['1.05', '1.1', '1.15', '1.2', '']) {
    const from = await worked()
    await page.locator('main').evaluate((element, size) => element.style.setProperty('zoom', size), zoom)
    await foundAt(page, { id: 'chapter-12-p-1', offset: 0 })
    spent.push((await worked()) - from)
  }
  return spent
}

const middleOf = (spent: number[]): number =>
  spent.toSorted((a, b) => a - b)[Math.floor(spent.length / 2)] ?? Number.NaN

const panel = (page: Page) => page.getByRole('dialog', { name: texts.panel.heading })
const openPanel = (page: Page) => press(page, page.getByRole('button', { name: texts.panel.open }))

describe.concurrent('a reader', () => {
  test('keeps the line across letters, faces, pages and a reload', async ({ guest, expect }) => {
    const { page, complaints } = await guest('about:blank')
    const id = await openBook(page, { chapters: 5 })
    await page.locator('#chapter-3-p-4').evaluate(element => element.scrollIntoView({ behavior: 'instant' }))
    await page.evaluate(() => window.scrollBy({ top: 40, behavior: 'instant' }))
    await page.getByText(texts.place.replace('{number}', '3').replace('{total}', '5')).first().waitFor()
    const before = await topLine(page)
    await page.getByRole('button', { name: texts.panel.open }).click()
    const larger = page.getByRole('button', { name: texts.panel.larger })
    for (let step = 4; step <= 10; step += 1) {
      await larger.click()
      await page.getByText(texts.panel.step.replace('{step}', String(step)).replace('{last}', '10')).waitFor()
      await expect.poll(async () => Math.abs(await foundAt(page, before))).toBeLessThan(LINES_OFF_MAX)
    }
    await larger.click()
    await page.getByRole('button', { name: texts.panel.smaller }).click({ force: true })
    expect(await page.locator('.reader-page').getAttribute('data-step')).toBe('0')
    for (const family of ['OpenDyslexic', 'Atkinson', 'Literata']) {
      await page.getByText(family, { exact: true }).click()
      await page.evaluate(() => document.fonts.ready)
      await expect.poll(async () => Math.abs(await foundAt(page, before))).toBeLessThan(LINES_OFF_MAX)
    }
    await page.getByText(texts.panel.paged).click()
    await expect.poll(() => isOnPage(page, before)).toBe(true)
    await page.keyboard.press('Escape')
    await panel(page).waitFor({ state: 'detached' })
    await page.reload()
    await expect.poll(() => isOnPage(page, before)).toBe(true)
    expect(await page.evaluate(() => JSON.parse(localStorage['reading-places']))).toMatchObject({
      [id]: { chapter: 3 },
    })
    await openPanel(page)
    await page.getByText(texts.panel.paged).click()
    await expect.poll(async () => Math.abs(await foundAt(page, before))).toBeLessThan(LINES_OFF_MAX)
    expect(complaints).toEqual([])
  })

  test('keeps the line that was scrolled to in the very frame of a press', async ({ guest, expect }) => {
    const { page } = await guest('about:blank')
    await openBook(page, { chapters: 5 })
    await page.locator('#chapter-3-p-4').evaluate(element => element.scrollIntoView({ behavior: 'instant' }))
    await page.getByText(texts.place.replace('{number}', '3').replace('{total}', '5')).first().waitFor()
    await openPanel(page)
    await page.getByRole('button', { name: texts.panel.larger }).evaluate((larger: HTMLElement) => {
      document.querySelector('#chapter-3-p-9')?.scrollIntoView({ behavior: 'instant' })
      larger.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
      larger.click()
    })
    await page.getByText(texts.panel.step.replace('{step}', '4').replace('{last}', '10')).waitFor()
    const line = { id: 'chapter-3-p-9', offset: 0 }
    // The top of the window is where the paragraph was shown; the head hides what is above its own foot.
    await expect.poll(async () => Math.abs(await foundAt(page, line))).toBeLessThan(SHOWN_LINES_MAX)
  })

  test('finds the keys by ?, and the chapters by the contents', async ({ guest, expect }) => {
    const { page } = await guest('about:blank')
    await openBook(page, { chapters: 4 })
    await page.keyboard.press('?')
    const help = page.getByRole('dialog', { name: texts.help.heading })
    await help.waitFor()
    expect(await barriersOn(page)).toEqual([])
    await page.keyboard.press('Escape')
    await help.waitFor({ state: 'detached' })
    await press(page, page.getByRole('button', { name: texts.contents }))
    const contents = page.getByRole('dialog', { name: texts.contents })
    await press(page, contents.getByRole('link').nth(3))
    await contents.waitFor({ state: 'detached' })
    await page.getByText(texts.place.replace('{number}', '4').replace('{total}', '4')).first().waitFor()
    expect((await page.locator('#chapter-4').boundingBox())?.y).toBeLessThan(120)
  })

  test('is asked once how it was, and led on from the end of a book: to hold, hear, give, pass on, begin another', async ({
    guest,
    expect,
  }) => {
    const { page } = await guest('about:blank', { viewport: { width: 360, height: 800 } })
    const id = await openBook(page, { chapters: 1 })
    const heading = page.getByRole('heading', { name: texts.after.heading })
    expect(await heading.count()).toBe(0)
    await page.locator('.reader-end').scrollIntoViewIfNeeded()
    await heading.waitFor()
    const links = page.locator('.next-steps a')
    expect(await links.evaluateAll(all => all.map(link => link.getAttribute('href')))).toEqual([
      `/de/shop/${id}`,
      expect.stringContaining(id),
      pathOf('give', { language: 'de', id }, textsIn('de').urls),
    ])
    const { rating } = texts.after
    const kept: unknown[] = []
    await page.route('**/rating', route => {
      kept.push(route.request().postDataJSON())
      return route.fulfill({ json: route.request().postDataJSON() })
    })
    await press(page, page.getByRole('button', { name: rating.poor }))
    await page.getByText(rating.thanks).waitFor()
    expect(await page.getByRole('link', { name: rating.improve }).getAttribute('href')).toBe('#versions')
    await press(page, page.getByRole('button', { name: rating.lovely }))
    await page.locator('.rating [aria-pressed="true"]').getByText(rating.lovely).waitFor()
    expect(kept).toEqual([{ rating: 'poor' }, { rating: 'lovely' }])
    await page.getByRole('button', { name: new RegExp(texts.after.again.button) }).waitFor()
    expect(await barriersOn(page)).toEqual([])
    expect(await isOverhanging(page)).toBe(false)
  })

  test('loads the faces of its choice only, and little script', async ({ guest, expect }) => {
    const { page } = await guest('/de')
    const fonts: string[] = []
    page.on('request', request => request.url().endsWith('.woff2') && fonts.push(request.url()))
    await keepWaiting(page)
    const traffic = watchTraffic(page)
    await openBook(page, { chapters: 2 })
    await traffic.atRest()
    const bytes = await traffic.scriptBytes()
    console.info(`scripts in KB: ${(bytes / KILOBYTE).toFixed(1)} in the reader`)
    expect(bytes).toBeLessThanOrEqual(SCRIPT_MAX)
    await openPanel(page)
    expect(fonts.filter(url => /opendyslexic|thai/.test(url))).toEqual([])
    await page.getByText('OpenDyslexic', { exact: true }).click()
    await page.waitForFunction(() => document.fonts.check('16px OpenDyslexic', 'a'))
    expect(fonts.filter(url => /opendyslexic/.test(url))).toHaveLength(1)
  })

  test('holds no barrier on any paper, and never scrolls sideways', async ({ guest, expect }) => {
    const { page } = await guest('about:blank')
    await setReader(page, { fontStep: 10, spacing: 'airy', width: 'wide' })
    await openBook(page, { chapters: 2 })
    await openPanel(page)
    const found: string[] = []
    for (const paper of Object.values(texts.panel.papers)) {
      await page.getByText(paper, { exact: true }).click()
      for (const width of [320, 390, 768, 1024, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        if (await isOverhanging(page)) found.push(`${paper}: too wide on ${width} px`)
        if (width === 390 || width === 1440) found.push(...(await barriersOn(page)).map(it => `${paper}: ${it}`))
      }
    }
    expect(found).toEqual([])
  })

  test('reads Thai in looped letters with room for its marks', async ({ guest, expect }) => {
    const { page } = await guest('about:blank', { viewport: { width: 320, height: 700 } })
    await setReader(page, { spacing: 'tight', fontStep: 8 })
    await openBook(
      page,
      { chapters: 2, language: 'th', text: 'คืนนั้นดวงจันทร์ลอยต่ำเหนือหลังคาบ้านของยาย และแมวก็นับบันได\n'.repeat(12) },
      'th',
    )
    await page.evaluate(() => document.fonts.ready)
    expect(await isOverhanging(page)).toBe(false)
    const set = await page
      .locator('.read')
      .first()
      .evaluate(element => {
        const { fontFamily, fontSize, lineHeight } = getComputedStyle(element)
        return { fontFamily, ratio: Number.parseFloat(lineHeight) / Number.parseFloat(fontSize) }
      })
    expect(set.fontFamily).toContain('Thai Reading')
    expect(set.ratio).toBeGreaterThanOrEqual(1.7)
    expect(await page.evaluate(() => document.fonts.check('20px "Thai Reading"', 'ก'))).toBe(true)
    expect(await barriersOn(page)).toEqual([])
  })
})

describe('a reader of a long story', () => {
  test('is not kept waiting when the letters grow', async ({ guest, expect }) => {
    const { page } = await guest('about:blank')
    await openBook(page, { chapters: 20 })
    const messages = await page.locator('.read p').allTextContents()
    const words = messages.join(' ').split(/\s+/).length
    expect(words).toBeGreaterThan(9000)
    await page.locator('#chapter-12').evaluate(element => element.scrollIntoView({ behavior: 'instant' }))
    await openPanel(page)
    const worked = await processorTimeOf(page)
    const larger = page.getByRole('button', { name: texts.panel.larger })
    const settings = await settingsOf(page, worked)
    const spent: number[] = []
    for (let step = 4; step <= 8; step += 1) {
      const from = await worked()
      await larger.click()
      await page.getByText(texts.panel.step.replace('{step}', String(step)).replace('{last}', '10')).waitFor()
      // Until the text is set, and back where it was.
      await foundAt(page, { id: 'chapter-12-p-1', offset: 0 })
      spent.push((await worked()) - from)
    }
    console.info(
      `processor time of five steps of the letters, ${words} words, in ms: ${spent.map(Math.round).join(', ')}; of bare settings: ${settings.map(Math.round).join(', ')}`,
    )
    expect(middleOf(spent) / middleOf(settings)).toBeLessThan(STEP_MAX_SETTINGS)
    expect(Math.max(...spent) / middleOf(settings)).toBeLessThan(SLOWEST_STEP_MAX_SETTINGS)
  })
})
