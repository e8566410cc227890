import type { Page } from 'playwright'
import { describe } from 'vitest'
import { LANGUAGES } from '../../src/contract/languages.ts'
import { barriersOn } from './barriers.ts'
import { test } from './guest.ts'
import { libraryTab } from './library-guests.ts'
import { textsIn } from './texts.ts'

const NUMBER = '0b6f0e4e-6d5e-4f4e-9c0a-2f7c8e6a1b11'
const NARROW = { width: 320, height: 900 }

/** Has the list of stories fail with a number until it is told to answer; everything else is the real service's. */
async function failing(page: Page): Promise<{ mend(): Promise<void> }> {
  const stories = /\/api\/v1\/stories(?:\?|$)/
  await page.route(stories, route =>
    route.fulfill({ status: 500, headers: { 'x-request-id': NUMBER }, json: { error: 'internal', requestId: NUMBER } }),
  )
  return { mend: () => page.unroute(stories) }
}

describe.concurrent('a page that the service failed to answer', () => {
  test.for(LANGUAGES)(
    'gives the number of the request above its footer, in %s',
    async (language, { guest, expect }) => {
      const { page } = await guest('about:blank')
      await failing(page)
      await page.setViewportSize(NARROW)
      await page.goto(libraryTab('overview', language))
      const line = page.locator('#problem-number')
      await line.waitFor()
      expect(await line.textContent()).toBe(`${textsIn(language).frame.problemNumber} ${NUMBER}`)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(NARROW.width)
      if (language === 'de') expect(await barriersOn(page)).toEqual([])
    },
  )

  test('gives none any more once the same was answered', async ({ guest, expect }) => {
    const { page } = await guest('about:blank')
    const service = await failing(page)
    await page.goto(libraryTab('overview'))
    await page.locator('#problem-number').waitFor()
    await service.mend()
    await page.getByRole('button', { name: textsIn('de').library.unreachable.retry }).click()
    await page.locator('#problem-number').waitFor({ state: 'hidden' })
    expect(await page.locator('#problem-number code').textContent()).toBe('')
  })
})
