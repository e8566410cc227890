import type { Page } from 'playwright'
import { type ExpectStatic, vi } from 'vitest'
import { STAFF_EMAIL } from '../helpers/running-site.ts'
import { settingsPath } from './account-guests.ts'
import { barriersInSchemes } from './barriers.ts'
import { press, type } from './keyboard.ts'
import { signInAs } from './mailed-link.ts'
import { readMailbox } from './mails.ts'
import { textsIn } from './texts.ts'

const { settings } = textsIn('en')
const { print } = settings.orders
const { printOrders: staff } = textsIn('de')
const WIDTHS = [360, 1440]
const HEIGHT = 900
const SHOWN = { timeout: 20_000, interval: 50 }

/** What axe finds in light and dark, and widths on which the page scrolls sideways. */
async function findings(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT })
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    if (wide > width) found.push(`${wide} px wide on ${width} px`)
    for (const barrier of await barriersInSchemes(page)) found.push(`${barrier}, ${width} px`)
  }
  return found
}

/** The buyer turns all pages of the proof with the arrow keys; until the last one was shown nothing can be agreed to. */
export async function leafsThrough(page: Page, expect: ExpectStatic): Promise<void> {
  const { proof, next } = textsIn('en').shop.checkout
  const consent = page.getByRole('checkbox')
  expect(await consent.isDisabled()).toBe(true)
  await page.getByAltText(proof.alt.cover).waitFor({ timeout: 60_000 })
  const shown = page.locator('.proof-pages .look-page img:visible')
  const bar = page.getByRole('progressbar', { name: proof.leafed })
  const seen = () => bar.evaluate((element: HTMLProgressElement) => element.value)
  const count = await bar.evaluate((element: HTMLProgressElement) => element.max)
  expect([await seen(), count >= 24]).toEqual([0, true])
  await page.setViewportSize({ width: 360, height: HEIGHT })
  for (const turned of [1, 2]) {
    await page.keyboard.press('ArrowRight')
    await vi.waitUntil(async () => (await seen()) === turned, SHOWN)
    expect(await shown.count()).toBe(1)
  }
  expect(await findings(page)).toEqual([])
  // Wide now: the second page lies beside the third.
  await vi.waitUntil(async () => (await seen()) === 3, SHOWN)
  expect(await shown.count()).toBe(2)
  for (let last = 5; last < count + 2; last += 2) {
    expect(await consent.isDisabled()).toBe(true)
    await page.keyboard.press('ArrowRight')
    await vi.waitUntil(async () => (await seen()) === Math.min(last, count), SHOWN)
  }
  await page.getByText(next).waitFor()
  expect(await consent.isDisabled()).toBe(false)
}

/** The buyer corrects the address of a paid paperback in the settings, by keyboard; a wrong code is refused at its field. */
export async function correctsAddress(page: Page, expect: ExpectStatic): Promise<void> {
  await page.goto(settingsPath('en'))
  await page.getByText(print.states.new).waitFor()
  await press(page, page.getByRole('button', { name: print.change }))
  const code = page.getByLabel(print.form.postalCode)
  await type(page, code, '1011')
  await press(page, page.getByRole('button', { name: print.form.save }))
  await page.getByText(print.form.code).waitFor()
  expect(await code.getAttribute('aria-invalid')).toBe('true')
  expect(await findings(page)).toEqual([])
  await type(page, page.getByLabel(print.form.line1), 'Hafenweg 7')
  await type(page, code, '20095')
  await press(page, page.getByRole('button', { name: print.form.save }))
  await page.getByText(print.form.saved).waitFor()
  await page.getByText('Hafenweg 7').waitFor()
  await press(page, page.getByRole('button', { name: settings.deletion.open }))
  const dialog = page.getByRole('dialog')
  const [before = ''] = settings.deletion.printing.waiting.split('{number}')
  await dialog.getByText(before).waitFor()
  await dialog.getByText(settings.deletion.invoices).waitFor()
  expect(await findings(page)).toEqual([])
  await press(page, dialog.getByRole('button', { name: settings.deletion.keep }))
}

/** Staff release the newest paperback, and say when it is on its way; a wrong address of the parcel is refused at its field. */
export async function printsAndSends(page: Page, title: string, expect: ExpectStatic): Promise<void> {
  await signInAs(page, STAFF_EMAIL)
  await page.goto('/de/print-orders')
  await press(page, page.getByRole('button', { name: title }))
  await page.getByRole('heading', { name: title, level: 2 }).waitFor()
  await page.getByText('Hafenweg 7').waitFor()
  expect(await findings(page)).toEqual([])
  await press(page, page.getByRole('button', { name: staff.actions.sent, exact: true }))
  await page.getByRole('status').getByText(staff.noted).waitFor()
  await press(page, page.getByRole('button', { name: staff.actions.dispatched, exact: true }))
  await type(page, page.getByLabel(staff.dispatch.carrier), 'Post')
  await type(page, page.getByLabel(staff.dispatch.number), '0034 0434')
  await type(page, page.getByLabel(staff.dispatch.url), 'javascript:alert(1)')
  await press(page, page.getByRole('button', { name: staff.dispatch.send }))
  await page.getByText(textsIn('de').errors.format).waitFor()
  expect(await findings(page)).toEqual([])
  await type(page, page.getByLabel(staff.dispatch.url), 'https://post.example/00340434')
  await press(page, page.getByRole('button', { name: staff.dispatch.send }))
  await page.getByRole('link', { name: '0034 0434' }).waitFor()
}

/** What the buyer then sees, and was mailed. */
export async function followsParcel(page: Page, expect: ExpectStatic): Promise<void> {
  await page.goto(settingsPath('en'))
  const link = page.getByRole('link', { name: print.follow })
  await link.waitFor()
  expect(await link.getAttribute('href')).toBe('https://post.example/00340434')
  expect(await page.getByRole('button', { name: print.change }).count()).toBe(0)
  const subject = textsIn('en').mails.printStep.dispatched.subject.replace(': {number}', '')
  await vi.waitUntil(async () => (await readMailbox()).includes(subject), { timeout: 20_000, interval: 200 })
}
