import { describe } from 'vitest'
import { LANGUAGES } from '../../src/contract/languages.ts'
import { STAFF_EMAIL } from '../helpers/running-site.ts'
import { barriersInSchemes, barriersOn, isLookedAt } from './barriers.ts'
import { test } from './guest.ts'
import { press } from './keyboard.ts'
import { signInAs } from './mailed-link.ts'
import { ownStory } from './own-story.ts'
import { textsIn } from './texts.ts'
import { watchTraffic } from './traffic.ts'

const texts = textsIn('de')
const PHONE = { viewport: { width: 360, height: 740 } }
const SCRIPT_MAX = 85 * 1024

describe('The ratings of readers', () => {
  test('are shown to staff by category, language and author, the newest first, without names', async ({
    guest,
    expect,
  }) => {
    const reader = await guest('about:blank')
    const story = await ownStory(reader.page, { name: 'Wilhelmine' })
    const rated = await reader.page.request.put(`/api/v1/stories/${story}/rating`, { data: { rating: 'lovely' } })
    expect(rated.ok()).toBe(true)
    const { page, complaints } = await guest('about:blank', PHONE)
    await signInAs(page, STAFF_EMAIL)
    const traffic = watchTraffic(page)
    await page.goto('/de/ratings')
    await page.locator('.ratings-table').first().waitFor()
    expect(await page.locator('.ratings-table').count()).toBe(3)
    for (const name of [texts.library.categories.bedtime, 'Deutsch', texts.ratings.authors.offline]) {
      const row = page.getByRole('row', { name: new RegExp(`^${name}`) })
      expect(Number(await row.locator('td').first().textContent())).toBeGreaterThan(0)
    }
    expect(await page.locator('.ratings-newest li').first().textContent()).toContain(texts.reader.after.rating.lovely)
    expect(await page.locator('main').textContent()).not.toContain('Wilhelmine')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    expect(await barriersInSchemes(page)).toEqual([])
    await traffic.atRest()
    expect(await traffic.scriptBytes()).toBeLessThanOrEqual(SCRIPT_MAX)
    for (const language of LANGUAGES) {
      await page.goto(`/${language}/ratings`)
      await page.locator('.ratings-newest').waitFor()
      if (isLookedAt(language)) expect(await barriersOn(page)).toEqual([])
      expect([language, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([language, 360])
    }
    expect(complaints).toEqual([])
  })

  test('are found from the list of pages, and closed to everybody else', async ({ guest, expect }) => {
    const { page } = await guest('about:blank')
    await signInAs(page, STAFF_EMAIL)
    await page.goto('/de/landing-generator')
    await press(page, page.getByRole('button', { name: texts.generator.head.all, exact: true }))
    await press(page, page.getByRole('link', { name: texts.pages.ratings.title }))
    await page.waitForURL('**/de/ratings')
    const stranger = await guest('/de/ratings')
    await stranger.page.getByRole('heading', { name: texts.pages.notFound.heading }).waitFor()
    expect(await stranger.page.locator('.ratings-table').count()).toBe(0)
    expect(await barriersOn(stranger.page)).toEqual([])
  })
})
