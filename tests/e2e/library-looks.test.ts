import type { Page } from 'playwright'
import { describe } from 'vitest'
import type { Language } from '../../src/contract/languages.ts'
import { LIBRARY_TABS } from '../../src/islands/library/library-props.ts'
import { barriersInSchemes } from './barriers.ts'
import { test } from './guest.ts'
import { asMember, idAt, libraryTab, media, serveLibrary, stories } from './library-guests.ts'
import { textsIn } from './texts.ts'
import { keepWaiting, watchTraffic } from './traffic.ts'

const LONG = { timeout: 120_000 }
const WIDTHS = [320, 360, 390, 768, 1024, 1440]
const HEIGHT = 900
const PATIENCE_MS = 10_000
const KILOBYTE = 1024
const SCRIPT_MAX = 90 * KILOBYTE

/** One of everything that can stand in a library. */
const FULL = stories({
  0: { mediaItems: [media('ebook', '/book.pdf'), media('ebook', '/book.epub')] },
  1: { role: 'recipient', mediaItems: [media('audiobook', '')] },
  2: { state: 'working' },
  3: { state: 'failed' },
})

/** Opens a tab with everything on it, also what is folded away. */
async function openFull(page: Page, tab: (typeof LIBRARY_TABS)[number], language: Language): Promise<void> {
  await page.goto(`${libraryTab(tab, language)}?newPurchase=audiobook&storyId=${idAt(4)}`)
  await page.getByRole('heading', { level: 2 }).first().waitFor()
  for (const more of await page.locator('.library-words [aria-expanded]').all()) await more.click()
}

/** Shows the library of somebody who reads in the middle of a book, and has yet to keep what the browser made. */
async function settleIn(page: Page, language: Language): Promise<void> {
  await asMember(page)
  await serveLibrary(page, FULL)
  await page.goto(`/${language}/imprint`)
  const position = { chapter: 2, paragraph: 1, offset: 0, percent: 40, minutesLeft: 12, at: 1 }
  await page.evaluate(text => localStorage.setItem('reading-places', text), JSON.stringify({ [idAt(5)]: position }))
}

describe.concurrent('every tab of the library', () => {
  test.for(['de', 'th'] as const)('fits from 320 to 1440 px, in %s', LONG, async (language, { guest, expect }) => {
    const { page } = await guest('about:blank')
    await settleIn(page, language)
    const found: string[] = []
    for (const tab of LIBRARY_TABS) {
      await openFull(page, tab, language)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: HEIGHT })
        const wide = await page.evaluate(() => document.documentElement.scrollWidth)
        if (wide > width) found.push(`${tab}: ${wide} px wide on ${width} px`)
      }
    }
    expect(found).toEqual([])
  })

  test('holds no barrier, wide and narrow, in light and dark', LONG, async ({ guest, expect }) => {
    const { page } = await guest('about:blank')
    await settleIn(page, 'de')
    const found: string[] = []
    for (const tab of LIBRARY_TABS) {
      await openFull(page, tab, 'de')
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: HEIGHT })
        for (const barrier of await barriersInSchemes(page)) found.push(`${tab}: ${barrier}, ${width} px`)
      }
    }
    expect(found).toEqual([])
  })

  test('scrolls its flaps until the open one is seen whole', async ({ guest, expect }) => {
    const { page } = await guest('about:blank', { viewport: { width: 320, height: HEIGHT } })
    await asMember(page)
    await page.goto(libraryTab('audiobooks'))
    const flap = page.getByRole('link', { name: textsIn('de').library.tabs.audiobooks, exact: true })
    await flap.waitFor()
    const end = async () => (await flap.boundingBox().then(box => box && box.x + box.width)) ?? Infinity
    await expect.poll(end, { timeout: PATIENCE_MS }).toBeLessThanOrEqual(320)
  })

  test('loads little script', async ({ guest, expect }) => {
    const { page } = await guest('about:blank')
    await asMember(page)
    await serveLibrary(page, FULL)
    await keepWaiting(page)
    const traffic = watchTraffic(page)
    await page.goto(libraryTab('overview'))
    await page.locator('.library-feature').waitFor()
    await traffic.atRest()
    const bytes = await traffic.scriptBytes()
    console.info(`scripts in KB: ${(bytes / KILOBYTE).toFixed(1)} in the library`)
    expect(bytes).toBeLessThanOrEqual(SCRIPT_MAX)
  })
})
