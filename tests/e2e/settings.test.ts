import type { Page } from 'playwright'
import { describe, vi } from 'vitest'
import {
  newEmail,
  openSettings,
  PASSWORD,
  setPassword,
  settingsPath,
  signInByPassword,
  signInUnproven,
} from './account-guests.ts'
import { barriersInSchemes } from './barriers.ts'
import { test } from './guest.ts'
import { press, type } from './keyboard.ts'
import { signInAs } from './mailed-link.ts'
import { readMailbox } from './mails.ts'
import { textsIn } from './texts.ts'

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:132.0) Gecko/20100101 Firefox/132.0'
const WIDTHS = [320, 390, 768, 1440]
const LONG = { timeout: 120_000 }
const WIDE = 1440
const NARROW = 390
const HEIGHT = 900
const { settings, errors } = textsIn('de')

const browsers = (page: Page) => page.locator('.settings-sessions li')
const mailsTo = async (email: string) => (await readMailbox()).split(email).length - 1

/** What axe finds, wide and narrow, in light and dark, and widths on which the page scrolls sideways. */
async function findings(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT })
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    if (wide > width) found.push(`${wide} px wide on ${width} px`)
    if (width !== WIDE && width !== NARROW) continue
    for (const barrier of await barriersInSchemes(page)) found.push(`${barrier}, ${width} px`)
  }
  return found
}

describe.concurrent('the settings', () => {
  test('send whoever is not signed in to the login, which leads back', async ({ guest, expect }) => {
    const { page } = await guest(settingsPath('th'))
    await page.waitForURL(address => address.pathname === '/th/login')
    expect(new URL(page.url()).searchParams.get('to')).toBe(settingsPath('th'))
  })

  test('set a password by keyboard, which signs in another browser', async ({ guest, expect }) => {
    const email = newEmail()
    const { page, complaints } = await guest('about:blank')
    await signInAs(page, email)
    await openSettings(page)
    expect(await page.locator('.settings-email').textContent()).toBe(email)
    const field = page.locator('#password')
    const save = page.getByRole('button', { name: settings.password.save })
    await type(page, field, 'zu kurz')
    await press(page, save)
    await page.getByText(settings.password.short.replace('{minimum}', '10')).waitFor()
    await page.getByRole('alert').getByText(settings.password.failed).waitFor()
    expect(await field.evaluate(element => element === document.activeElement)).toBe(true)
    expect(await field.getAttribute('aria-invalid')).toBe('true')
    await type(page, field, PASSWORD)
    await press(page, save)
    await page.getByRole('status').getByText(settings.password.saved).waitFor()
    await page.getByText(settings.password.some).waitFor()
    expect(await field.inputValue()).toBe('')
    expect(complaints).toEqual([])
    const other = await guest('about:blank')
    await signInByPassword(other.page, email, PASSWORD)
    await openSettings(other.page)
    expect(await browsers(other.page).count()).toBe(2)
  })

  test('sign out one other browser, and then all of them', LONG, async ({ guest, expect }) => {
    const email = newEmail()
    const { page } = await guest('about:blank')
    await signInAs(page, email)
    await setPassword(page, email)
    const others = [await guest('about:blank', { userAgent: FIREFOX }), await guest('about:blank')]
    for (const other of others) await signInByPassword(other.page, email, PASSWORD)
    await openSettings(page)
    expect(await browsers(page).count()).toBe(3)
    expect(await browsers(page).getByText(settings.sessions.here).count()).toBe(1)
    await press(page, browsers(page).filter({ hasText: 'Firefox, Windows' }).getByRole('button'))
    await page.getByRole('status').getByText(settings.sessions.ended).waitFor()
    await vi.waitUntil(async () => (await browsers(page).count()) === 2)
    await press(page, page.getByRole('button', { name: settings.sessions.others }))
    await page.getByRole('status').getByText(settings.sessions.othersEnded).waitFor()
    await vi.waitUntil(async () => (await browsers(page).count()) === 1)
    for (const other of others) {
      await other.page.goto(settingsPath('de'))
      await other.page.waitForURL(address => address.pathname === '/de/login')
    }
  })

  test('ask for a proof of the mailbox first, and mail a link for it', async ({ guest, expect }) => {
    const email = newEmail()
    const { page, complaints } = await guest('about:blank')
    await signInUnproven(page, email)
    await openSettings(page)
    await page.getByRole('heading', { name: settings.proof.heading }).waitFor()
    expect(await page.locator('#password').count()).toBe(0)
    await page.getByText(settings.password.unproven).waitFor()
    expect(await findings(page)).toEqual([])
    await press(page, page.getByRole('button', { name: settings.proof.send }))
    await page.getByRole('status').getByText(email).waitFor()
    await vi.waitUntil(async () => (await mailsTo(email)) === 2, { timeout: 10_000, interval: 100 })
    expect(complaints).toEqual([])
  })

  test('say it where they stand when the proof is asked for only later', async ({ guest }) => {
    const { page } = await guest('about:blank')
    await signInAs(page, newEmail())
    await openSettings(page)
    await page.route('**/user/update', route => route.fulfill({ status: 403, json: { error: 'proof-needed' } }))
    await type(page, page.locator('#password'), PASSWORD)
    await press(page, page.getByRole('button', { name: settings.password.save }))
    await page.locator('#password-error').getByText(errors.refusals['proof-needed']).waitFor()
  })

  test('say when nothing can be reached, and try again', async ({ guest, expect }) => {
    const { page } = await guest('about:blank')
    await signInAs(page, newEmail())
    await page.route('**/api/v1/user', route => route.abort())
    await page.goto(settingsPath('de'))
    await page.getByRole('heading', { name: settings.unreachable.heading }).waitFor()
    expect(await findings(page)).toEqual([])
    await page.unroute('**/api/v1/user')
    await press(page, page.getByRole('button', { name: settings.unreachable.retry }))
    await page.locator('.settings-sheet').waitFor()
  })

  test('hold no barrier and never scroll sideways, nor does what they open', async ({ guest, expect }) => {
    for (const language of ['de', 'th'] as const) {
      const { page } = await guest('about:blank')
      await signInAs(page, newEmail())
      await openSettings(page, language)
      expect(await findings(page)).toEqual([])
      await press(page, page.locator('.settings-danger'))
      await page.getByRole('dialog').waitFor()
      await press(page, page.locator('.settings-delete'))
      await page.locator('#deletion-error svg').waitFor()
      expect(await findings(page)).toEqual([])
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }
  })

  test('give the focus back when the dialog of the deletion is taken away', async ({ guest, expect }) => {
    const { page } = await guest('/de')
    await signInAs(page, newEmail())
    await openSettings(page)
    const opener = page.locator('.settings-danger')
    await press(page, opener)
    await press(page, page.getByRole('dialog').getByRole('button', { name: settings.deletion.keep }))
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await opener.evaluate(button => button === document.activeElement)).toBe(true)
  })
})
