import { describe } from 'vitest'
import { LANGUAGES } from '../../src/contract/languages.ts'
import { SUGGESTIONS_SHOWN } from '../../src/contract/limits.ts'
import { counted } from '../../src/lib/counted.ts'
import { begin, nextButton, walkTo } from './cards.ts'
import { test } from './guest.ts'
import { categoryPath, textsIn } from './texts.ts'

const german = textsIn('de')

describe.concurrent('a card with something missing', () => {
  test.for(LANGUAGES)('says so in a focused summary and at the fields, in %s', async (language, { guest, expect }) => {
    const texts = textsIn(language)
    const { page } = await guest(categoryPath(language, 'generic'))
    await begin(page, texts)
    await page.locator('#name').focus()
    await page.locator('#age').focus()
    expect(await page.locator('.wizard-card .message').count()).toBe(0)
    await nextButton(page).click()
    const summary = page.getByRole('alert').filter({ hasText: counted(language, 3, texts.wizard.summary) })
    await summary.waitFor()
    expect(await summary.evaluate(element => element === document.activeElement)).toBe(true)
    for (const name of ['name', 'age', 'gender'] as const) {
      expect(await page.locator(`#${name}-error`).textContent()).toBe(texts.errors.required)
      expect(await page.locator(`#${name}`).getAttribute('aria-describedby')).toContain(`${name}-error`)
    }
    await summary.getByRole('link', { name: texts.wizard.fields.age.short }).click()
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('age')
  })

  test('uses the words of the schema in English: "Required"', async ({ expect }) => {
    expect(textsIn('en').errors.required).toBe('Required')
  })

  test('forgives a field as soon as it is answered, and goes on when all are', async ({ guest, expect }) => {
    const { page } = await guest(categoryPath('de', 'generic'))
    await begin(page, german)
    await nextButton(page).click()
    await page.locator('#name-error').waitFor()
    await page.locator('#name').fill('Ada')
    await page.locator('#name-error').waitFor({ state: 'detached' })
    expect(await page.locator('#age-error').count()).toBe(1)
  })
})

describe.concurrent('the storyteller thinking along', () => {
  test('streams suggestions that are appended to what was typed', async ({ guest, expect }) => {
    const { page } = await guest(categoryPath('de', 'adventure'))
    await begin(page, german)
    await walkTo(page, german, 'inside')
    const field = page.locator('#quirks')
    const streamed = page.waitForResponse(response => response.url().includes('/suggestions'))
    await field.fill('Sie sammelt')
    expect((await streamed).headers()['content-type']).toContain('text/event-stream')
    const suggestion = page.locator('.question', { has: field }).locator('.suggestions button').first()
    await suggestion.waitFor()
    const shown = (await suggestion.locator('span[aria-hidden]').textContent()) ?? ''
    expect(shown).toMatch(/^[^\s,.;:]/u)
    await suggestion.click()
    const value = await field.inputValue()
    expect(value.startsWith('Sie sammelt')).toBe(true)
    expect(value).toContain(shown)
  })

  test('shows each suggestion whole, on a phone too, and only for the field in use', async ({ guest, expect }) => {
    const { page } = await guest(categoryPath('de', 'adventure'), { viewport: { width: 360, height: 800 } })
    await begin(page, german)
    await walkTo(page, german, 'inside')
    const chips = (field: string) =>
      page.locator('.question', { has: page.locator(field) }).locator('.suggestions button')
    await page.locator('#quirks').fill('Sie zählt')
    await expect.poll(() => chips('#quirks').count()).toBe(SUGGESTIONS_SHOWN)
    const cut = await chips('#quirks').evaluateAll(
      buttons => buttons.filter(one => one.scrollWidth > one.clientWidth || one.textContent?.includes('…')).length,
    )
    expect(cut).toBe(0)
    await page.locator('#history').focus()
    await chips('#history').first().waitFor()
    expect(await chips('#quirks').count()).toBe(0)
  })
})

describe.concurrent('what this installation does not write', () => {
  test('is shown and cannot be chosen, with a sentence about what can', async ({ guest, expect }) => {
    const { page } = await guest(categoryPath('de', 'adventure'))
    const service = (await (await page.request.get('/api/v1/service')).json()) as { languages: string[] }
    expect(service.languages).not.toContain('pl')
    await begin(page, german)
    await walkTo(page, german, 'telling')
    const language = page.locator('#language')
    await language.getByText(german.wizard.language.limited.split('{')[0] ?? '').waitFor()
    expect(await language.getByRole('button', { name: german.options.language.de, exact: true }).isEnabled()).toBe(true)
    await language.getByRole('button', { name: german.wizard.language.other, exact: true }).click()
    expect(await language.getByRole('button', { name: german.options.language.pl, exact: true }).isDisabled()).toBe(
      true,
    )
    const lengths = page.locator('#length').getByRole('button')
    await page.locator('#targetAge').getByRole('button', { name: german.options.targetAge.child }).click()
    expect(await lengths.first().isEnabled()).toBe(true)
    expect(await lengths.last().isDisabled()).toBe(true)
  })
})
