import type { Page } from 'playwright'
import { describe } from 'vitest'
import { pathOf } from '../../src/contract/routes.ts'
import { fill } from '../../src/lib/fill.ts'
import { barriersInSchemes } from './barriers.ts'
import { test } from './guest.ts'
import { press, type } from './keyboard.ts'
import { ownStory } from './own-story.ts'
import { textsIn } from './texts.ts'

const NARROW = { viewport: { width: 360, height: 800 } }
const STORY = '0198c0de-1111-4222-8333-444455556666'
const EMAIL = 'mila@example.com'
const RETURN = pathOf('return', { language: 'de', id: 'cs_test_aaaaaaaaaaaaaaaaaaaa' }, textsIn('de').urls)

/** What axe finds in both themes, and how far the page would scroll sideways. */
async function findings(page: Page): Promise<string[]> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  return [...(wide > 0 ? [`${wide} px too wide`] : []), ...(await barriersInSchemes(page))]
}

describe.concurrent('the page of a payment', () => {
  test('waits, says what was bought, how to get in, or what went wrong, on a telephone', async ({ guest, expect }) => {
    const { payment } = textsIn('de')
    const { page } = await guest('about:blank', NARROW)
    let status: object = {}
    await page.route('**/checkout/status/**', route =>
      route.fulfill({
        json: { status: 'pending', customer_email: null, jwt: null, product: 'audiobook', storyId: STORY, ...status },
      }),
    )
    const come = async (answer: object, heading: string) => {
      status = answer
      await page.goto(RETURN)
      await page.getByRole('heading', { level: 1, name: heading }).waitFor()
      expect([heading, await findings(page)]).toEqual([heading, []])
    }
    await come({}, payment.pending.heading)
    const bar = page.getByRole('progressbar', { name: payment.pending.progress })
    expect(Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(0)
    expect(await bar.getAttribute('aria-valuemax')).toBe('20')
    // Paid while the page waits.
    status = { status: 'complete', customer_email: EMAIL }
    await page.getByRole('heading', { level: 1, name: payment.complete.heading }).waitFor()
    const signIn = page.locator('main').getByRole('link', { name: payment.signedOut.signIn })
    expect(new URL((await signIn.getAttribute('href')) ?? '', page.url()).searchParams.get('to')).toBe(RETURN)
    expect(await page.locator('main').textContent()).toContain(payment.complete.test)
    await come({ status: 'expired' }, payment.expired.heading)
    expect(await page.getByText(payment.expired.text).isVisible()).toBe(true)
    // The session comes with the answer, as the service sets it.
    const url = new URL(page.url()).origin
    await page.context().addCookies([
      { name: 'id', value: STORY, url },
      { name: 'email', value: encodeURIComponent(EMAIL), url },
    ])
    await come({ status: 'complete', customer_email: EMAIL }, payment.complete.heading)
    const onward = page.getByRole('link', { name: payment.complete.toLibrary })
    expect(await onward.getAttribute('href')).toBe(`/de/library/audiobook?newPurchase=audiobook&storyId=${STORY}`)
  })

  test('shows the book that was bought to whoever may see it', async ({ guest, expect }) => {
    const { payment, reader } = textsIn('de')
    const { page } = await guest('about:blank', NARROW)
    const storyId = await ownStory(page)
    const json = { status: 'complete', customer_email: null, jwt: null, product: 'ebook', storyId }
    await page.route('**/checkout/status/**', route => route.fulfill({ json }))
    await page.goto(RETURN)
    await page.getByRole('heading', { level: 1, name: payment.complete.heading }).waitFor()
    const cover = page.locator('.payment-book img')
    await cover.waitFor()
    expect(await cover.getAttribute('alt')).toBe(fill(reader.cover, { title: await titleOf(page, storyId) }))
    expect(
      await cover.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBeGreaterThan(300)
    expect(await findings(page)).toEqual([])
    await page.setViewportSize({ width: 1440, height: 900 })
    expect(await findings(page)).toEqual([])
  })
})

/** As the service has it. */
const titleOf = async (page: Page, story: string): Promise<string> =>
  (await (await page.request.get(`/api/v1/stories/${story}`)).json()).title

describe.concurrent('the page of a withdrawal', () => {
  test('is reached from every page and takes a declaration in two steps, by keyboard', async ({ guest, expect }) => {
    const { withdrawal, frame, errors } = textsIn('de')
    const { form, confirm, done } = withdrawal
    const { page } = await guest('/de/imprint', NARROW)
    await page.locator('footer').getByRole('link', { name: frame.withdrawal }).click()
    const next = page.getByRole('button', { name: form.next })
    await press(page, next)
    await page.getByText(form.numberProblem).waitFor()
    const number = page.getByLabel(form.number)
    expect(await number.evaluate(field => field === document.activeElement)).toBe(true)
    expect(await page.getByText(errors.required).count()).toBe(2)
    expect(await findings(page)).toEqual([])
    await type(page, number, '# 5f0b6d0e')
    await type(page, page.getByLabel(form.name), 'Mila Morgenstern')
    await type(page, page.getByLabel(form.email), EMAIL)
    await press(page, next)
    await page.getByText('Ich, Mila Morgenstern, widerrufe den Vertrag mit der Bestellnummer 5F0B6D0E.').waitFor()
    const heading = page.getByRole('heading', { level: 2, name: confirm.heading })
    expect(await heading.evaluate(element => element === document.activeElement)).toBe(true)
    expect(await findings(page)).toEqual([])
    await press(page, page.getByRole('button', { name: confirm.button }))
    await page.getByRole('heading', { level: 2, name: done.heading }).waitFor()
    expect(await findings(page)).toEqual([])
    expect(await page.locator('meta[name=robots]').count()).toBe(0)
  })
})
