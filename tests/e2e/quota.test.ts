import type { Page } from 'playwright'
import { describe } from 'vitest'
import type { StoryQuota } from '../../src/contract/story-quota.ts'
import { barriersInSchemes } from './barriers.ts'
import { begin, nextButton, walkTo } from './cards.ts'
import { test } from './guest.ts'
import { categoryPath, textsIn } from './texts.ts'

const HOUR = 3_600_000
const german = textsIn('de')
const words = german.wizard.quota
const SPENT: StoryQuota = { isSpent: true, freeAt: null, perDay: 3, perDayWithAccount: 10, reminder: 'sign-in-needed' }

/** A service whose day is over: each request changes the quota that it answers with. */
async function spend(page: Page, first: StoryQuota, code = 'story-quota'): Promise<string[]> {
  const asked: string[] = []
  const quota = { ...first }
  await page.route('**/stories/start-generator', route => route.fulfill({ status: 429, json: { error: code } }))
  await page.route('**/story-quota{,/reminder}', async route => {
    const method = route.request().method()
    asked.push(`${method} ${route.request().postData() ?? ''}`.trim())
    if (method === 'PUT') quota.reminder = 'asked'
    if (method === 'DELETE') quota.reminder = 'offered'
    await route.fulfill({ json: quota })
  })
  await begin(page, german)
  await walkTo(page, german, 'check')
  await nextButton(page).click()
  return asked
}

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR - 1000).toISOString()

describe.concurrent('the end of the stories of a day', () => {
  test('is news with the hours that are left, and leads to signing in and to the library', async ({
    guest,
    expect,
  }) => {
    const path = categoryPath('de', 'bedtime')
    const { page } = await guest(path, { viewport: { width: 360, height: 740 } })
    await spend(page, { ...SPENT, freeAt: inHours(7) })
    await page.getByRole('heading', { name: words.heading }).waitFor()
    await page.getByText('Noch 7 Stunden, dann geht der Vorhang wieder auf.').waitFor()
    await page.getByText('Wer angemeldet ist, darf 10 Geschichten am Tag beginnen.').waitFor()
    expect(await page.getByRole('link', { name: words.signIn }).getAttribute('href')).toBe(
      `/de/login?${new URLSearchParams({ to: path })}`,
    )
    expect(await page.getByRole('link', { name: words.library }).getAttribute('href')).toBe('/de/library')
    expect(await page.getByText(german.errors.failed).count()).toBe(0)
    expect(await page.locator('main .button.gold').count()).toBe(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    expect(await barriersInSchemes(page)).toEqual([])
    await page.getByRole('button', { name: words.review }).click()
    await page.locator('.wizard-review').waitFor()
  })

  test('offers an account one reminder, which can be taken back', async ({ guest, expect }) => {
    const path = categoryPath('de', 'bedtime')
    const { page } = await guest(path)
    const asked = await spend(page, { ...SPENT, perDay: 10, freeAt: inHours(3), reminder: 'offered' })
    await page.getByRole('button', { name: words.remind }).click()
    await page.getByRole('status').filter({ hasText: words.reminded }).waitFor()
    await page.getByRole('button', { name: words.cancel }).click()
    await page.getByRole('button', { name: words.remind }).waitFor()
    expect(asked).toEqual(['GET', `PUT ${JSON.stringify({ language: 'de', to: path })}`, 'DELETE'])
  })

  test('lets the story begin as soon as it may', async ({ guest, expect }) => {
    const { page } = await guest(categoryPath('de', 'bedtime'))
    await spend(page, { ...SPENT, isSpent: false })
    await page.getByRole('heading', { name: words.freeHeading }).waitFor()
    await page.unroute('**/stories/start-generator')
    await page.getByRole('button', { name: german.wizard.start }).click()
    await page.waitForURL(address => !address.searchParams.has('step'))
    expect(page.url()).toContain('/de/story/')
  })

  test('says that everybody’s ink is spent, and promises no hour', async ({ guest, expect }) => {
    const { page } = await guest(categoryPath('de', 'bedtime'))
    const asked = await spend(page, SPENT, 'budget-spent')
    await page.getByRole('heading', { name: words.emptyHeading }).waitFor()
    await page.getByRole('link', { name: words.library }).waitFor()
    expect(asked).toEqual([])
  })
})
