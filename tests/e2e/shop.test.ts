import type { Page } from 'playwright'
import { describe } from 'vitest'
import type { Language } from '../../src/contract/languages.ts'
import { pathOf } from '../../src/contract/routes.ts'
import { newEmail } from './account-guests.ts'
import { barriersOn } from './barriers.ts'
import { test } from './guest.ts'
import { press, type } from './keyboard.ts'
import { signInAs } from './mailed-link.ts'
import { ownStory, startOwn } from './own-story.ts'
import { correctsAddress, followsParcel, leafsThrough, printsAndSends } from './printed-book.ts'
import { exportsInvoices } from './staff-invoices.ts'
import { textsIn } from './texts.ts'

const LONG = { timeout: 120_000 }
const CARDS = {
  pays: '4242 4242 4242 4242',
  asks: '4000 0025 0000 3155',
  declined: '4000 0000 0000 0002',
  expired: '4000 0000 0000 0069',
}
const shopPath = (language: Language, id: string) => pathOf('shop', { language, id }, textsIn(language).urls)
const orderButton = (page: Page, language: Language) =>
  page.getByRole('button', { name: textsIn(language).shop.checkout.order })
const payButton = (page: Page) => page.locator('.sandbox button[type=submit]')
const alarm = (page: Page) => page.locator('.sandbox > .message')

/** A finished story whose files cost something: another was begun before it. */
async function laterStory(page: Page): Promise<string> {
  await startOwn(page)
  const id = await ownStory(page)
  await page.request.post(`/api/v1/stories/${id}/read`)
  return id
}

/** Opens the dialog of a product; `edition` is its title in the page's language. */
async function openDialog(page: Page, language: Language, edition: 'audiobook' | 'paperback') {
  const { actions, products } = textsIn(language).shop
  const action = edition === 'paperback' ? actions.order : actions.buy
  await page.getByRole('button', { name: `${action}: ${products[edition].title}`, exact: true }).click()
}

/** Agrees and orders; the name of the checkout that the service begins, or goes on with. */
async function orderNow(page: Page, language: Language): Promise<string> {
  const answer = page.waitForResponse('**/api/v1/checkout')
  const box = page.getByRole('checkbox')
  await box.check()
  await orderButton(page, language).click()
  const { checkoutSessionId } = (await (await answer).json()) as { checkoutSessionId: string }
  await page.locator('#pay-number').waitFor()
  return checkoutSessionId
}

async function typeCard(page: Page, number: string): Promise<void> {
  await page.locator('#pay-number').fill(number)
  await page.locator('#pay-expiry').fill('12 / 40')
  await page.locator('#pay-cvc').fill('123')
}

async function payWith(page: Page, number: string): Promise<void> {
  await typeCard(page, number)
  await payButton(page).click()
}

const returned = (page: Page, language: Language, checkout: string) =>
  page.waitForURL(url => url.pathname === `/${language}/return/${checkout}`)

async function titleOf(page: Page, story: string): Promise<string> {
  const answer = await page.request.get(`/api/v1/stories/${story}`)
  return ((await answer.json()) as { title: string }).title
}

async function statusOf(page: Page, checkout: string): Promise<string> {
  const answer = await page.request.get(`/api/v1/checkout/status/${checkout}`)
  return ((await answer.json()) as { status: string }).status
}

describe.concurrent('a purchase', () => {
  test(
    'of paper needs its proof and an address; a file of the first story needs a sign-in and nothing else',
    LONG,
    async ({ guest, expect }) => {
      const { page, complaints } = await guest('about:blank')
      const { shop, signIn, errors } = textsIn('en')
      const email = newEmail()
      const story = await ownStory(page, { story: { length: '2000' } })
      await page.request.post(`/api/v1/stories/${story}/read`)
      await page.goto(shopPath('en', await ownStory(page)))
      await page.getByText(errors.refusals['too-short']).waitFor()
      await page.goto(shopPath('en', story))
      await page.getByRole('button', { name: `${shop.actions.take}: ${shop.products.ebook.title}` }).click()
      await page.waitForURL(/\/en\/login\?/)
      await page.locator('input[type=email]').fill(email)
      await page.getByRole('button', { name: signIn.login.send }).click()
      // Back in the shop, it is taken without being asked for once more.
      await page.waitForURL(/\/en\/return\/[0-9a-f-]{36}$/)
      await page.goto(shopPath('en', story))
      await page.locator('.shop-yours').waitFor()

      await openDialog(page, 'en', 'paperback')
      await leafsThrough(page, expect)
      const pages = page.getByRole('link', { name: shop.checkout.proof.interior })
      await pages.waitFor({ timeout: LONG.timeout })
      const file = await page.request.get((await pages.getAttribute('href')) ?? '')
      expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf'])
      expect(await barriersOn(page)).toEqual([])
      const checkout = await orderNow(page, 'en')
      const address = { name: 'Ada Laterne', line1: 'Lampengasse 7', postal_code: '10115', city: 'Berlin' }
      for (const [field, text] of Object.entries(address)) await page.locator(`#pay-${field}`).fill(text)
      await page.locator('#pay-country').selectOption('DE')
      expect(await barriersOn(page)).toEqual([])
      await payWith(page, CARDS.pays)
      await returned(page, 'en', checkout)
      expect(await statusOf(page, checkout)).toBe('complete')
      await signInAs(page, email)
      await correctsAddress(page, expect)
      const staff = await guest('about:blank')
      await printsAndSends(staff.page, await titleOf(page, story), expect)
      await followsParcel(page, expect)
      await exportsInvoices(staff.page, '29,00', expect)
      // Nothing but that the service asked for a sign-in, and refused a postcode.
      expect(staff.complaints.filter(complaint => !complaint.includes('status of 400'))).toEqual([])
      expect(complaints.filter(complaint => !/status of 40[01]/.test(complaint))).toEqual([])
    },
  )

  test(
    'goes on where it was left, through declined cards and the question of the bank',
    LONG,
    async ({ guest, expect }) => {
      const { page, complaints } = await guest('about:blank')
      const { shop } = textsIn('de')
      const { problems, bank, code } = shop.sandbox
      const story = await laterStory(page)
      await page.goto(shopPath('de', story))
      await page.getByText(shop.test).waitFor()
      await press(page, page.getByRole('button', { name: `${shop.actions.buy}: ${shop.products.audiobook.title}` }))
      await orderButton(page, 'de').waitFor()
      expect(await barriersOn(page)).toEqual([])
      await page.goBack()
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      expect(new URL(page.url()).pathname).toBe(shopPath('de', story))
      await openDialog(page, 'de', 'audiobook')
      // The shop's own code is in the sum already, and makes room for one that is typed.
      const total = page.locator('.checkout-total dd')
      await total.getByText('4,50 €').waitFor()
      await press(page, page.getByRole('button', { name: shop.checkout.code.remove }))
      await total.getByText('9 €').waitFor()
      const checkout = await orderNow(page, 'de')
      expect(await barriersOn(page)).toEqual([])
      // Closed and opened again: it was agreed to, and the same checkout goes on.
      await page.keyboard.press('Escape')
      const again = page.waitForResponse('**/api/v1/checkout')
      await openDialog(page, 'de', 'audiobook')
      expect(await (await again).json()).toMatchObject({ checkoutSessionId: checkout })
      await page.locator('#pay-number').waitFor()

      await type(page, page.locator('#pay-email'), newEmail())
      await type(page, page.locator('#pay-code'), 'EBOOK50')
      await press(page, page.getByRole('button', { name: code.apply }))
      await page.getByText(problems.promotion_code_invalid).waitFor()
      await type(page, page.locator('#pay-code'), 'audiobook50')
      await page.keyboard.press('Enter')
      await payButton(page).getByText('4,50 €').waitFor()
      await payWith(page, CARDS.declined)
      await alarm(page).getByText(problems.generic_decline).waitFor()
      await payWith(page, CARDS.expired)
      await alarm(page).getByText(problems.expired_card).waitFor()
      expect(await barriersOn(page)).toEqual([])
      await payWith(page, CARDS.asks)
      await press(page, page.getByRole('button', { name: bank.refuse }))
      await alarm(page).getByText(problems.payment_intent_authentication_failure).waitFor()
      await press(page, payButton(page))
      await page.getByRole('heading', { name: bank.heading }).waitFor()
      expect(await barriersOn(page)).toEqual([])
      await press(page, page.getByRole('button', { name: bank.confirm }))
      await returned(page, 'de', checkout)
      expect(await statusOf(page, checkout)).toBe('complete')
      // The step back leads to the shop, in which it is theirs, and not into the dialog.
      await page.locator('main .button').first().waitFor()
      await page.goBack()
      await page.locator('.shop-yours').waitFor()
      expect(await page.getByRole('dialog').count()).toBe(0)
      expect(complaints.filter(complaint => !/status of 40[02]/.test(complaint))).toEqual([])
    },
  )

  test('in several tabs is one: what another tab ended or paid is noticed', LONG, async ({ guest, expect }) => {
    const { page: one } = await guest('about:blank')
    const { shop, errors } = textsIn('en')
    const story = await laterStory(one)
    const two = await one.context().newPage()
    await one.goto(shopPath('en', story))
    await two.goto(shopPath('de', story))
    await openDialog(one, 'en', 'audiobook')
    const first = await orderNow(one, 'en')
    await openDialog(two, 'de', 'audiobook')
    // Ordered in other words: what the buyer agreed to there counts from now on.
    expect(await orderNow(two, 'de')).not.toBe(first)
    await one.locator('#pay-email').fill(newEmail())
    await payWith(one, CARDS.pays)
    await one.getByText(shop.checkout.expired.text).waitFor()
    expect(await statusOf(one, first)).toBe('expired')
    const begun = one.waitForResponse('**/api/v1/checkout')
    await one.getByRole('button', { name: shop.checkout.expired.again }).click()
    const { checkoutSessionId: second } = await (await begun).json()
    await one.locator('#pay-number').waitFor()

    await two.goto(shopPath('en', story))
    await openDialog(two, 'en', 'audiobook')
    expect(await orderNow(two, 'en')).toBe(second)
    const three = await one.context().newPage()
    await three.goto(shopPath('en', story))
    await openDialog(three, 'en', 'audiobook')
    await three.getByRole('checkbox').waitFor()
    await one.locator('#pay-email').fill(newEmail())
    await payWith(one, CARDS.pays)
    await returned(one, 'en', second)
    await two.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await returned(two, 'en', second)
    await one.locator('main .button').first().waitFor()
    await three.getByRole('checkbox').check()
    await orderButton(three, 'en').click()
    await three.getByText(errors.refusals['already-bought']).first().waitFor()
    await three.keyboard.press('Escape')
    await three.locator('.shop-yours').waitFor()
  })
})
