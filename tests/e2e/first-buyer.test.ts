import type { Page } from 'playwright'
import { describe } from 'vitest'
import { LANGUAGES, type Language } from '../../src/contract/languages.ts'
import { pathOf } from '../../src/contract/routes.ts'
import { newEmail } from './account-guests.ts'
import { barriersInSchemes, barriersOn } from './barriers.ts'
import { test } from './guest.ts'
import { press } from './keyboard.ts'
import { ownStory, startOwn } from './own-story.ts'
import { storyPath, textsIn } from './texts.ts'
import { watchTraffic } from './traffic.ts'

const LONG = { timeout: 180_000 }
const MADE = { timeout: 60_000 }
const SHOP_SCRIPT_MAX = 85 * 1024
const PAGES_BYTES_MAX = 450 * 1024
const WIDTHS = [320, 360, 768, 1440]
const CARD = '4242 4242 4242 4242'
const shopPath = (language: Language, id: string) => pathOf('shop', { language, id }, textsIn(language).urls)

/** A finished story whose files cost something, read to its end: another was begun before it. */
async function laterStory(page: Page, changes: Parameters<typeof ownStory>[1] = {}): Promise<string> {
  await startOwn(page)
  const id = await ownStory(page, changes)
  await page.request.post(`/api/v1/stories/${id}/read`)
  return id
}

const pages = (page: Page) => page.locator('.look-open img')
const hears = (page: Page) =>
  page.evaluate(() => {
    const sound = document.querySelector('audio')
    return sound !== null && !sound.paused && sound.currentTime > 0
  })

describe('Who has a finished story', () => {
  test(
    'hears it read after one click, and sees each price with its code after one, in every language',
    LONG,
    async ({ guest, expect }) => {
      const { page, complaints } = await guest('about:blank')
      const story = await laterStory(page, { story: { length: '2000' } })
      for (const language of LANGUAGES) {
        const { shop, progress } = textsIn(language)
        await page.goto(storyPath(language, story))
        await page.getByRole('link', { name: progress.dialog.listen }).click()
        await page.getByRole('button', { name: shop.sample.pause }).waitFor(MADE)
        await expect.poll(() => hears(page)).toBe(true)
        await page.getByText(shop.sample.engine).waitFor()
        await page.goto(storyPath(language, story))
        await page.getByRole('link', { name: progress.dialog.shop }).click()
        await pages(page).first().waitFor(MADE)
        const prices = await page.locator('.shop-price b').allTextContents()
        const codes = await page.locator('.shop-offer').textContent()
        expect([codes?.includes('EBOOK50'), codes?.includes('AUDIOBOOK50')]).toEqual([true, true])
        expect(prices.map(price => Number(price.replace(/[^\d.,]/g, '').replace(',', '.')))).toEqual([29, 2.5, 4.5])
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
      }
      expect(complaints).toEqual([])
    },
  )

  test('has paid after four clicks and the card', LONG, async ({ guest, expect }) => {
    const { page } = await guest('about:blank')
    const { shop, progress } = textsIn('de')
    const story = await laterStory(page)
    await page.goto(storyPath('de', story))
    await page.getByRole('link', { name: progress.dialog.shop }).click()
    await page.getByRole('button', { name: `${shop.actions.buy}: ${shop.products.ebook.title}` }).click()
    await page.getByRole('checkbox').click()
    await page.getByRole('button', { name: shop.checkout.order }).click()
    await page.locator('#pay-email').fill(newEmail())
    await page.locator('#pay-number').fill(CARD)
    await page.locator('#pay-expiry').fill('12 / 40')
    await page.locator('#pay-cvc').fill('123')
    expect(await barriersOn(page)).toEqual([])
    await page.locator('.sandbox button[type=submit]').click()
    await page.waitForURL(url => url.pathname.startsWith('/de/return/'))
    // The browser is signed in once the payment is confirmed.
    await page.getByRole('link', { name: textsIn('de').payment.complete.toLibrary }).waitFor()
    await page.goto(shopPath('de', story))
    await page.locator('.ebook .shop-yours').waitFor()
  })
})

describe('The book in the shop', () => {
  test(
    'lies open at its first chapter, and is leafed through by button, key and small page',
    LONG,
    async ({ guest, expect }) => {
      const { page } = await guest('about:blank')
      const { shop } = textsIn('de')
      const story = await laterStory(page)
      const traffic = watchTraffic(page)
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(shopPath('de', story))
      await pages(page).nth(1).waitFor(MADE)
      const place = page.locator('.look-turn [role=status]')
      const [first] = await pages(page).evaluateAll(found =>
        found.map(image => (image as HTMLImageElement).alt).toReversed(),
      )
      expect(first).toMatch(/^Seite \d+: Kapitel 1, \S/)
      const opened = (await place.textContent()) ?? ''
      expect(opened).toMatch(/^Seite \d+ und \d+ von \d+$/)
      await press(page, page.getByRole('button', { name: shop.look.next }))
      await place.getByText(opened).waitFor({ state: 'detached' })
      await page.keyboard.press('ArrowLeft')
      await place.getByText(opened).waitFor()
      await press(page, page.getByRole('button', { name: shop.look.kinds.cover }))
      await page.getByRole('img', { name: shop.look.kinds.cover, exact: true }).waitFor()
      expect(await pages(page).count()).toBe(1)
      // Nothing lies before the cover, and the key does not lead out of the book.
      await page.keyboard.press('ArrowLeft')
      expect(await place.textContent()).toBe(shop.look.kinds.cover)
      const drawn = await page.evaluate(() =>
        performance.getEntriesByType('resource').filter(({ name }) => name.includes('/preview-')),
      )
      const bytes = drawn.reduce(
        (sum, entry) => sum + (entry as unknown as { encodedBodySize: number }).encodedBodySize,
        0,
      )
      console.info(`pages of a book in KB: ${(bytes / 1024).toFixed(0)} in ${drawn.length} pictures`)
      expect(bytes).toBeLessThanOrEqual(PAGES_BYTES_MAX)
      const script = await traffic.scriptBytes()
      console.info(`scripts in KB: ${(script / 1024).toFixed(1)} in the shop with pages and sample`)
      expect(script).toBeLessThanOrEqual(SHOP_SCRIPT_MAX)
    },
  )

  test(
    'is one page on a phone, turned by a swipe; nothing of it is a barrier or wider than the screen',
    LONG,
    async ({ guest, expect }) => {
      const { page, complaints } = await guest('about:blank', { hasTouch: true, viewport: { width: 360, height: 780 } })
      const story = await laterStory(page)
      await page.goto(shopPath('th', story))
      await pages(page).first().waitFor(MADE)
      await page.locator('.sample-play').waitFor(MADE)
      expect(await pages(page).count()).toBe(1)
      const before = await pages(page).getAttribute('alt')
      const { x = 0, y = 0, width = 0 } = (await page.locator('.look-open').boundingBox()) ?? {}
      await page.mouse.move(x + width - 40, y + 100)
      await page.mouse.down()
      await page.mouse.move(x + 40, y + 100, { steps: 4 })
      await page.mouse.up()
      await expect.poll(() => pages(page).getAttribute('alt')).not.toBe(before)
      const wide: number[] = []
      for (const size of WIDTHS) {
        await page.setViewportSize({ width: size, height: 800 })
        if ((await page.evaluate(() => document.documentElement.scrollWidth)) > size) wide.push(size)
        if (size === 360 || size === 1440) expect(await barriersInSchemes(page)).toEqual([])
      }
      expect(wide).toEqual([])
      expect(complaints).toEqual([])
    },
  )
})
