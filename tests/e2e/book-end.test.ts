import type { Page } from 'playwright'
import { describe } from 'vitest'
import { pathOf } from '../../src/contract/routes.ts'
import { newEmail } from './account-guests.ts'
import { barriersOn } from './barriers.ts'
import { test } from './guest.ts'
import { press } from './keyboard.ts'
import { keepStory, signInAs } from './mailed-link.ts'
import { ownStory } from './own-story.ts'
import { readerPath, textsIn } from './texts.ts'

const LONG = { timeout: 180_000 }
const PHONE = { viewport: { width: 360, height: 740 } }
const { reader, shop, give } = textsIn('de')
const { after } = reader

async function toEnd(page: Page, story: string): Promise<void> {
  await page.goto(readerPath('de', story))
  await page.locator('.reader-end').scrollIntoViewIfNeeded()
  await page.getByRole('heading', { name: after.heading }).waitFor()
}

const isScrolling = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

describe('The end of a book, by keyboard on a narrow phone', () => {
  test('leads to what each of its ways says', LONG, async ({ guest, expect }) => {
    const { page, complaints } = await guest('about:blank', PHONE)
    const story = await ownStory(page)
    await signInAs(page, newEmail())
    await keepStory(page, story)
    await toEnd(page, story)
    expect(await barriersOn(page)).toEqual([])
    expect(await isScrolling(page)).toBe(false)

    await press(page, page.getByRole('link', { name: after.book.button }))
    await page.waitForURL(url => url.pathname === `/de/shop/${story}`)
    await page.getByRole('heading', { name: shop.products.paperback.title }).waitFor()

    await toEnd(page, story)
    await press(page, page.getByRole('link', { name: after.listen.shop }))
    await page.waitForURL(/only=audiobook/)
    await page.getByRole('heading', { name: shop.products.audiobook.title }).waitFor()
    expect(await page.getByRole('heading', { name: shop.products.paperback.title }).count()).toBe(0)

    await toEnd(page, story)
    await press(page, page.getByRole('link', { name: after.give.button }))
    await page.waitForURL(url => url.pathname === pathOf('give', { language: 'de', id: story }, textsIn('de').urls))
    await page.getByRole('heading', { name: give.heading }).waitFor()

    await toEnd(page, story)
    const ways = page.locator('.next-steps')
    await press(page, ways.getByRole('button', { name: new RegExp(`^${textsIn('de').share.button}`) }))
    await page.getByRole('dialog').locator('#share-link').waitFor()
    await page.keyboard.press('Escape')

    await press(page, page.getByRole('button', { name: after.rating.fair }))
    await page.getByText(after.rating.thanks).waitFor()
    await toEnd(page, story)
    await page.locator('.rating [aria-pressed="true"]').getByText(after.rating.fair).waitFor()

    await page.getByRole('heading', { name: 'Noch eine mit Łucja' }).waitFor()
    await press(page, page.getByRole('button', { name: new RegExp(after.again.button) }))
    await page.waitForURL(/step=check/)
    await page.locator('.wizard-card').getByText('Łucja').first().waitFor()
    expect(complaints).toEqual([])
  })
})
