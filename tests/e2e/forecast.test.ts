import type { Page } from 'playwright'
import { describe } from 'vitest'
import type { StepName } from '../../src/contract/answers/row.ts'
import { fill } from '../../src/lib/fill.ts'
import { barriersInSchemes } from './barriers.ts'
import { begin, nextButton, shown, walkTo } from './cards.ts'
import { test } from './guest.ts'
import { categoryPath, textsIn } from './texts.ts'

const FORECAST = '**/api/v1/stories/forecast'
const german = textsIn('de')
const words = german.wizard.forecast

/** Types what a story can use, what is heavy and what nobody understands. */
async function type(page: Page, step: StepName): Promise<void> {
  if (step === 'inside') {
    await page.locator('#quirks').fill('zählt alle Stufen')
    await page.locator('#history').fill('Ihr Hund ist im Mai gestorben.')
  }
  if (step === 'questions') await page.locator('input[type=text], textarea').first().fill('xqzt 7 bvnm')
}

describe.concurrent('the last card of the wizard', () => {
  test('says what the offline author will do with the answers, in every scheme and on a narrow screen', async ({
    guest,
    expect,
  }) => {
    const { page } = await guest(categoryPath('de', 'bedtime'), { viewport: { width: 360, height: 740 } })
    await begin(page, german)
    await walkTo(page, german, 'check', step => type(page, step))
    const forecast = page.locator('.wizard-forecast')
    await forecast.getByText(fill(words.leftOut, { count: 2 })).waitFor()
    const said = await forecast.textContent()
    expect(
      [0, 1].map(moving => fill(words.moving, { moving, given: 3 })).filter(one => said?.includes(one)),
    ).toHaveLength(1)
    for (const part of [words.reasons.care, german.wizard.fields.history.short, words.reasons.unread])
      expect(said).toContain(part)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await forecast.locator('summary').press('Enter')
    expect(await forecast.locator('details').getAttribute('open')).toBeNull()
    await forecast.locator('summary').press('Enter')
    expect(await barriersInSchemes(page)).toEqual([])
  })

  test('begins the story though nothing is known about the answers', async ({ guest, expect }) => {
    const { page } = await guest(categoryPath('de', 'love'))
    await page.route(FORECAST, route => route.abort())
    await begin(page, german)
    await walkTo(page, german, 'check')
    await shown(page, 'check')
    await page.locator('.wizard-review').waitFor()
    expect(await page.locator('.wizard-forecast').count()).toBe(0)
    await nextButton(page).click()
    await page.waitForURL(address => !address.searchParams.has('step'))
  })
})
