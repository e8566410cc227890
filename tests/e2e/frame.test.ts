import type { Page } from 'playwright'
import { describe, inject } from 'vitest'
import { LANGUAGES } from '../../src/contract/languages.ts'
import { TOAST_ERROR_MS, TOAST_MS } from '../../src/contract/limits.ts'
import { pathOf } from '../../src/contract/routes.ts'
import { SESSION_COOKIES } from '../../src/contract/session.ts'
import { test } from './guest.ts'
import { press } from './keyboard.ts'
import { categoryPath, textsIn } from './texts.ts'

const { frame, urls, pages } = textsIn('de')
const MORNING = Date.parse('2026-11-21T08:00:00Z')
const HOUR_MS = 3_600_000
const OVERVIEW = pathOf('overview', { language: 'de' }, urls)

/** Opens a page whose clock stands still until it is told to go on. */
async function openAtRest(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: MORNING })
  await page.clock.pauseAt(MORNING + HOUR_MS)
  await page.goto(path)
}

/** As signing in leaves the browser. */
async function signIn(page: Page): Promise<void> {
  const cookies = SESSION_COOKIES.map(name => ({ name, value: 'somebody', url: inject('origin') }))
  await page.context().addCookies(cookies)
}

describe.concurrent('the user icon', () => {
  test('leads a visitor who is not signed in to the library', async ({ guest, expect }) => {
    const { page } = await guest('/de')
    const library = page.getByRole('banner').getByRole('link', { name: frame.library })
    expect(await library.getAttribute('href')).toBe(OVERVIEW)
    expect(await page.getByRole('button', { name: frame.account }).count()).toBe(0)
  })

  test('opens a menu for one who is, also with the keyboard', async ({ guest, expect }) => {
    const { page } = await guest('about:blank')
    await signIn(page)
    await page.goto('/de')
    const icon = page.getByRole('button', { name: frame.account })
    const library = page.getByRole('banner').getByRole('link', { name: frame.library })
    expect(await library.count()).toBe(0)
    await press(page, icon)
    await library.waitFor()
    expect(await library.getAttribute('href')).toBe(OVERVIEW)
    await page.keyboard.press('Escape')
    await library.waitFor({ state: 'hidden' })
    expect(await icon.evaluate(element => element === document.activeElement)).toBe(true)
  })

  test('lets go of everything at logging out and says so at home', async ({ guest, expect }) => {
    const { page } = await guest('about:blank')
    await signIn(page)
    await page.goto(categoryPath('de', 'love'))
    await page.getByRole('button', { name: frame.account }).click()
    await page.getByRole('button', { name: frame.logout }).click()
    await page.waitForURL(/\/de$/)
    await page.getByRole('status').getByText(frame.loggedOut).waitFor()
    const left = (await page.context().cookies()).map(({ name }) => name)
    expect(SESSION_COOKIES.filter(name => left.includes(name))).toEqual([])
    await page.getByRole('banner').getByRole('link', { name: frame.library }).waitFor()
  })
})

describe.concurrent('a toast', () => {
  test('stays for a moment, and longer while the pointer is on it', async ({ guest, expect }) => {
    const { page } = await guest('about:blank')
    await signIn(page)
    await openAtRest(page, '/de')
    await page.getByRole('button', { name: frame.account }).click()
    await page.getByRole('button', { name: frame.logout }).click()
    const toast = page.locator('.toast.success')
    await toast.waitFor()
    await toast.hover()
    await page.clock.runFor(HOUR_MS)
    expect(await toast.count()).toBe(1)
    await page.mouse.move(0, 0)
    await page.clock.runFor(TOAST_MS - 100)
    expect(await toast.count()).toBe(1)
    await page.clock.runFor(200)
    expect(await toast.count()).toBe(0)
    await page.reload()
    expect(await toast.count()).toBe(0)
  })

  test('alarms when the questions cannot be fetched, until it is dismissed', async ({ guest, expect }) => {
    const { page } = await guest('about:blank')
    await page.route('**/texts/wizard.json', route => route.abort())
    await openAtRest(page, categoryPath('de', 'love'))
    await page.getByRole('button', { name: pages.category.start }).first().click()
    const alarm = page.getByRole('alert').getByText(frame.startFailed)
    await alarm.waitFor()
    await page.clock.runFor(TOAST_MS)
    expect(await alarm.count()).toBe(1)
    await page.getByRole('button', { name: frame.close }).click()
    expect(await alarm.count()).toBe(0)
    expect(TOAST_ERROR_MS).toBeGreaterThan(TOAST_MS)
  })
})

describe.concurrent('the foot of every page', () => {
  test.for(LANGUAGES)('leads to the legal pages and elsewhere, in %s', async (language, { guest, expect }) => {
    const texts = textsIn(language)
    const { page } = await guest(`/${language}`)
    const foot = page.getByRole('contentinfo')
    for (const name of ['imprint', 'terms', 'withdrawal', 'contact'] as const) {
      const link = foot.getByRole('link', { name: texts.frame[name], exact: true })
      expect(await link.getAttribute('href')).toBe(pathOf(name, { language }, texts.urls))
    }
    const { instagram, youtube, tiktok } = texts.frame.social
    for (const [name, address] of Object.entries({ Instagram: instagram, YouTube: youtube, TikTok: tiktok })) {
      const link = foot.getByRole('link', { name, exact: true })
      expect([await link.getAttribute('href'), await link.getAttribute('rel')]).toEqual([address, 'noopener'])
    }
  })
})
