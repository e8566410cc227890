import type { Page } from 'playwright'
import { describe } from 'vitest'
import { LANGUAGES, type Language } from '../../src/contract/languages.ts'
import { TEXT_MAX } from '../../src/contract/limits.ts'
import { fill } from '../../src/lib/fill.ts'
import { barriersInSchemes, isLookedAt } from './barriers.ts'
import { test } from './guest.ts'
import { textsIn } from './texts.ts'

const OPERATOR = 'post@tales.example'
const TYPED = { email: 'nan@reader.example', text: 'Wo ist mein Buch?\nEs heißt „Mila“.' }

/** The page as it is built where the operator's mailbox is among the settings: only that word of it differs. */
async function openForm(page: Page, language: Language): Promise<void> {
  await page.route(`**/${language}/contact`, async route => {
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({ response, body: html.replace('"email":""', `"email":"${OPERATOR}"`) })
  })
  await page.goto(`/${language}/contact`)
  await page.getByRole('button', { name: textsIn(language).contact.send }).waitFor()
}

/** A service that answers one message after the other. */
async function answer(page: Page, replies: { status?: number; json: object }[]): Promise<unknown[]> {
  const sent: unknown[] = []
  await page.route('**/api/v1/messages', async route => {
    sent.push(route.request().postDataJSON())
    const reply = replies.shift() ?? { json: { receivedAt: '2026-11-22T10:00:07.000Z' } }
    await route.fulfill(reply)
  })
  return sent
}

describe.concurrent('The contact page', () => {
  test.for(LANGUAGES)(
    'is read and used by everybody, with its form and without: %s',
    async (language, { guest, expect }) => {
      const { pages, contact } = textsIn(language)
      const { page, complaints } = await guest(`/${language}/contact`, { viewport: { width: 360, height: 740 } })
      const main = page.locator('main')
      await main.getByText(pages.contact.missing).waitFor()
      expect(await main.locator('form').count()).toBe(0)
      expect(await main.locator('.contact-quick a').evaluateAll(all => all.map(a => a.getAttribute('href')))).toEqual([
        `/${language}/settings#orders`,
        `/${language}/withdrawal`,
        `/${language}/login`,
        `/${language}/library`,
      ])
      if (isLookedAt(language)) expect(await barriersInSchemes(page)).toEqual([])
      await openForm(page, language)
      expect(await page.locator('main .button.gold').count()).toBe(1)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
      await page.getByRole('button', { name: contact.send }).click()
      await page.locator('.contact-sheet .message').first().waitFor()
      if (isLookedAt(language)) expect(await barriersInSchemes(page)).toEqual([])
      expect(complaints).toEqual([])
    },
  )

  test('sends by keyboard what was typed, says so where it was, and takes another', async ({ guest, expect }) => {
    const { contact } = textsIn('de')
    const { page } = await guest('/de')
    await openForm(page, 'de')
    const sent = await answer(page, [])
    await page.getByLabel(contact.topics.other).focus()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await page.getByLabel(contact.number).waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.type('5f0b6d0e')
    await page.keyboard.press('Tab')
    await page.keyboard.type(TYPED.email)
    await page.keyboard.press('Tab')
    await page.keyboard.type(TYPED.text)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    const heading = page.getByRole('heading', { name: contact.done.heading })
    await heading.waitFor()
    expect(sent).toEqual([{ ...TYPED, topic: 'order', number: '5F0B6D0E', language: 'de' }])
    expect(await heading.evaluate(node => node === document.activeElement)).toBe(true)
    await page.getByText(fill(contact.done.text, { email: TYPED.email, operator: OPERATOR })).waitFor()
    expect(await page.locator('.contact-sheet blockquote').textContent()).toBe(TYPED.text)
    expect(await barriersInSchemes(page)).toEqual([])
    await page.getByRole('button', { name: contact.done.again }).click()
    expect(await page.getByLabel(contact.email).inputValue()).toBe(TYPED.email)
    expect(await page.getByLabel(contact.text).inputValue()).toBe('')
  })

  test('names each field that is wrong, takes the reader there, and keeps every word', async ({ guest, expect }) => {
    const { contact, errors, withdrawal } = textsIn('th')
    const { page } = await guest('/th')
    await openForm(page, 'th')
    const sent = await answer(page, [{ status: 429, json: { error: 'too-many-requests' } }])
    await page.getByText(contact.topics.order, { exact: true }).click()
    const number = page.getByLabel(contact.number)
    await number.fill('5F0B')
    await page.getByLabel(contact.text).fill(TYPED.text)
    await page.getByRole('button', { name: contact.send }).click()
    expect(await number.getAttribute('aria-invalid')).toBe('true')
    expect(await number.evaluate(node => node === document.activeElement)).toBe(true)
    await page.getByText(withdrawal.form.numberProblem).waitFor()
    await page.getByText(errors.required).waitFor()
    expect(sent).toEqual([])
    await number.fill('')
    await page.getByLabel(contact.email).fill(TYPED.email)
    await page.getByRole('button', { name: contact.send }).click()
    await page.getByRole('alert').getByText(errors.refusals['too-many-requests']).waitFor()
    expect(await page.getByLabel(contact.text).inputValue()).toBe(TYPED.text)
    expect(await page.getByLabel(contact.text).getAttribute('maxlength')).toBe(String(TEXT_MAX))
    await page.getByRole('button', { name: contact.send }).click()
    await page.getByRole('heading', { name: contact.done.heading }).waitFor()
    expect(sent).toHaveLength(2)
  })

  test('fetches its form only where there is somebody to write to', async ({ guest, expect }) => {
    const { page } = await guest('/de')
    const scripts: string[] = []
    page.on('request', request => {
      if (/ContactForm[^/]*\.js/.test(request.url())) scripts.push(request.url())
    })
    await page.goto('/de/contact', { waitUntil: 'networkidle' })
    expect(scripts).toEqual([])
    await openForm(page, 'de')
    expect(scripts.length).toBeGreaterThan(0)
  })
})
