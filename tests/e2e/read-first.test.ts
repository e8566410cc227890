import { describe } from 'vitest'
import { pathOf } from '../../src/contract/routes.ts'
import { barriersInSchemes } from './barriers.ts'
import { test } from './guest.ts'
import { ownStory } from './own-story.ts'
import { textsIn } from './texts.ts'

const LONG = { timeout: 120_000 }
const german = textsIn('de')

describe.concurrent('the shop of a story that no model wrote', () => {
  test('leads a guest to the story first, and sells it once its end was in sight', LONG, async ({ guest, expect }) => {
    const { page } = await guest('/de')
    const id = await ownStory(page, { story: { length: '2000' } })
    const shop = pathOf('shop', { language: 'de', id }, german.urls)
    await page.goto(shop)
    await page.getByText(german.shop.unread.text).waitFor()
    const order = page.getByRole('button', { name: german.shop.actions.order })
    expect(await order.count()).toBe(0)
    expect(await barriersInSchemes(page)).toEqual([])
    await page.getByRole('link', { name: german.shop.unread.read }).first().click()
    await page.locator('.reader-chapter').first().waitFor()
    const kept = page.waitForResponse(`**/api/v1/stories/${id}/read`)
    await page.mouse.wheel(0, 600)
    await page.locator('.reader-end').last().scrollIntoViewIfNeeded()
    await page.keyboard.press('End')
    expect((await kept).status()).toBe(200)
    await page.goto(shop)
    await order.waitFor()
    expect(await page.getByText(german.shop.unread.text).count()).toBe(0)
  })
})
