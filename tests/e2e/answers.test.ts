import type { Page } from 'playwright'
import { describe } from 'vitest'
import { answer, begin, chip, HERO, nextButton, shown, stored, walkTo } from './cards.ts'
import { test } from './guest.ts'
import { categoryPath, textsIn } from './texts.ts'

const german = textsIn('de')
const english = textsIn('en')
const START = '**/api/v1/stories/start-generator'

/** Counts the starts that leave the browser. */
function countStarts(page: Page): { readonly requests: string[] } {
  const requests: string[] = []
  page.on('request', request => {
    if (request.url().endsWith('/stories/start-generator')) requests.push(request.headers()['idempotency-key'] ?? '')
  })
  return { requests }
}

describe.concurrent('the answers of a visitor', () => {
  test('stand in their fields again after a reload, on the same card', async ({ guest, expect }) => {
    const { page } = await guest(categoryPath('de', 'love'))
    await begin(page, german)
    await walkTo(page, german, 'place')
    await answer(page, german, 'place')
    const typed = await page.locator('#location').inputValue()
    await page.reload()
    await shown(page, 'place')
    expect(await page.locator('#location').inputValue()).toBe(typed)
  })

  test('are kept when the browser steps back and forward through the cards', async ({ guest, expect }) => {
    const { page } = await guest(categoryPath('de', 'love'))
    await begin(page, german)
    await walkTo(page, german, 'inside')
    await page.goBack()
    await shown(page, 'look')
    await page.goBack()
    await shown(page, 'person')
    expect(await page.locator('#name').inputValue()).toBe(HERO)
    expect(await chip(page, 'gender', german.options.gender.female).getAttribute('aria-pressed')).toBe('true')
    await page.goForward()
    await shown(page, 'look')
  })

  test('lead back to the category page when the browser steps back from the first card', async ({ guest, expect }) => {
    const { page } = await guest(categoryPath('de', 'love'))
    await begin(page, german)
    await page.goBack()
    await page.getByRole('button', { name: german.pages.category.start }).first().waitFor()
    expect(new URL(page.url()).search).toBe('')
  })

  test('are there in another language too', async ({ guest, expect }) => {
    const { page } = await guest(categoryPath('de', 'love'))
    await begin(page, german)
    await walkTo(page, german, 'look')
    await page.getByRole('button', { name: german.language.name }).click()
    await page.getByRole('link', { name: english.language.name }).click()
    await page.waitForURL(address => address.pathname === categoryPath('en', 'love'))
    await shown(page, 'look')
    await page.goto(`${categoryPath('en', 'love')}?step=person`)
    await shown(page, 'person')
    expect(await page.locator('#name').inputValue()).toBe(HERO)
    expect(await chip(page, 'gender', english.options.gender.female).getAttribute('aria-pressed')).toBe('true')
  })

  test('are not asked for again on a later visit', async ({ guest }) => {
    const { page } = await guest(categoryPath('de', 'horror'))
    await begin(page, german)
    await walkTo(page, german, 'relations')
    await page.goto(categoryPath('de', 'horror'))
    await page.getByRole('button', { name: german.pages.category.start }).first().click()
    await shown(page, 'relations')
  })

  test('can be changed from the last card, which comes next again', async ({ guest, expect }) => {
    const { page } = await guest(categoryPath('de', 'horror'))
    await begin(page, german)
    await walkTo(page, german, 'check')
    const { changeRow, change, rows } = german.wizard.check
    expect(change).not.toBe('')
    await page.getByRole('button', { name: changeRow.replace('{row}', rows.person) }).click()
    await shown(page, 'person')
    await page.locator('#name').fill('Ada')
    await nextButton(page).click()
    await shown(page, 'check')
    expect(await page.locator('.wizard-review').textContent()).toContain('Ada')
  })
})

describe.concurrent('the last button', () => {
  test('sends one request, however often it is pressed', async ({ guest, expect }) => {
    const { page } = await guest(categoryPath('de', 'scifi'))
    const starts = countStarts(page)
    await begin(page, german)
    await walkTo(page, german, 'check')
    await nextButton(page).evaluate((button: HTMLButtonElement) => {
      for (let press = 0; press < 5; press += 1) button.click()
    })
    await page.waitForURL(/\/story\//)
    expect(starts.requests).toHaveLength(1)
  })

  test('says what went wrong when the service is out of reach, and keeps the answers', async ({ guest, expect }) => {
    const { page } = await guest(categoryPath('de', 'scifi'))
    const starts = countStarts(page)
    await begin(page, german)
    await walkTo(page, german, 'check')
    const before = await stored(page, 'scifi')
    await page.context().setOffline(true)
    await nextButton(page).click()
    await page.locator('.wizard-note').getByText(german.errors.kept).waitFor()
    expect(await page.locator('.wizard-note').textContent()).toContain(german.errors.failed)
    expect(await page.getByRole('alert').filter({ hasText: german.errors.failed }).textContent()).toContain(
      german.errors.failed,
    )
    expect(JSON.parse((await stored(page, 'scifi')) ?? '')).toMatchObject(JSON.parse(before ?? ''))
    await page.context().setOffline(false)
    await nextButton(page).click()
    await page.waitForURL(/\/story\//)
    expect(starts.requests).toHaveLength(2)
    expect(new Set(starts.requests).size).toBe(1)
  })

  test('gives one story when its answer was lost on the way', async ({ guest, expect }) => {
    const { page } = await guest(categoryPath('de', 'scifi'))
    await begin(page, german)
    await walkTo(page, german, 'check')
    await page.route(
      START,
      async route => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await nextButton(page).click()
    await page.locator('.wizard-note').getByText(german.errors.kept).waitFor()
    await nextButton(page).click()
    await page.waitForURL(/\/story\//)
    const stories = (await (await page.request.get('/api/v1/stories')).json()) as unknown[]
    expect(stories).toHaveLength(1)
  })
})
