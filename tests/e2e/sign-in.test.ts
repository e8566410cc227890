import type { Page } from 'playwright'
import { describe } from 'vitest'
import { LOGIN_REDIRECT_MS, VERIFY_REDIRECT_MS } from '../../src/contract/limits.ts'
import { pathOf } from '../../src/contract/routes.ts'
import { barriersInSchemes } from './barriers.ts'
import { test } from './guest.ts'
import { press, type } from './keyboard.ts'
import { mailedLink, newEmail } from './mails.ts'
import { textsIn } from './texts.ts'
import { watchTraffic } from './traffic.ts'

const german = textsIn('de')
const { signIn, frame, errors, urls } = german
const LOGIN = pathOf('login', { language: 'de' }, urls)
const SETTINGS = pathOf('settings', { language: 'de' }, urls)
const TERMS = pathOf('terms', { language: 'de' }, urls)
/** What a scanner of mails waits for a page to do something. */
const SCANNER_MS = 10_000
const SCRIPT_MAX_KB = 85
/** The news of being signed in is short; a clock that is moved by hand leaves time to look at it. */
const MORNING = Date.parse('2026-11-21T08:00:00Z')
const HOUR_MS = 3_600_000
const WIDTHS = [320, 390, 1440]

const field = (page: Page) => page.getByLabel(signIn.login.email, { exact: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { name })
const accountButton = (page: Page) => page.getByRole('button', { name: frame.account })

/** Asks for a link; the address has an account from now on. */
async function ask(page: Page, email: string, path = LOGIN): Promise<void> {
  await page.goto(path)
  await field(page).fill(email)
  await page.getByRole('button', { name: signIn.login.send }).click()
}

/** An address with an account; who made it is signed out again. */
async function known(page: Page): Promise<string> {
  const email = newEmail()
  const answer = await page.request.post('/api/v1/auth/login', { data: { email, lang: 'de' } })
  if (!answer.ok()) throw new Error(`the account was refused with ${answer.status()}`)
  await mailedLink(email)
  await page.context().clearCookies()
  return email
}

describe.concurrent('a new address', () => {
  test('is signed in with the keyboard alone and led to the library', async ({ guest, expect }) => {
    const { page, complaints } = await guest('about:blank')
    await page.clock.install({ time: MORNING })
    await page.goto(LOGIN)
    await type(page, field(page), newEmail())
    await page.clock.pauseAt(MORNING + HOUR_MS)
    await press(page, page.getByRole('button', { name: signIn.login.send }))
    await heading(page, signIn.login.created).waitFor()
    await page.clock.runFor(LOGIN_REDIRECT_MS - 1)
    expect(new URL(page.url()).pathname).toBe(LOGIN)
    await page.clock.runFor(1)
    await page.waitForURL(/\/de\/library/)
    await accountButton(page).waitFor()
    expect(complaints).toEqual([])
  })

  test('goes on where it came from, and passes the page by when it comes again', async ({ guest }) => {
    const { page } = await guest('about:blank')
    await ask(page, newEmail(), `${LOGIN}?to=${TERMS}`)
    await page.waitForURL(`**${TERMS}`)
    await page.goto(`${LOGIN}?to=${SETTINGS}`)
    await page.waitForURL(`**${SETTINGS}`)
  })

  test('is refused at its field while it is none', async ({ guest, expect }) => {
    const { page } = await guest('about:blank')
    await ask(page, 'niemand')
    await page.getByText(errors.email).waitFor()
    const input = field(page)
    expect(await input.getAttribute('aria-invalid')).toBe('true')
    expect(await input.evaluate(element => element === document.activeElement)).toBe(true)
  })
})

describe.concurrent('a mailed link', () => {
  test('signs in by itself in the browser that asked, and leaves no trace in the address', async ({
    guest,
    expect,
  }) => {
    const { page, complaints } = await guest('about:blank')
    const email = await known(page)
    await ask(page, email, `${LOGIN}?to=${TERMS}`)
    await heading(page, signIn.login.found.heading).waitFor()
    const link = await mailedLink(email, 2)
    const referrers: string[] = []
    page.on('request', request => referrers.push(request.headers().referer ?? ''))
    await page.clock.install({ time: MORNING })
    await page.clock.pauseAt(MORNING + HOUR_MS)
    await page.goto(link)
    await heading(page, signIn.verify.done).waitFor()
    expect(new URL(page.url()).search).toBe('')
    await page.clock.runFor(VERIFY_REDIRECT_MS)
    expect(referrers.filter(referrer => referrer.includes('token'))).toEqual([])
    await page.waitForURL(`**${TERMS}`)
    await accountButton(page).waitFor()
    expect(complaints).toEqual([])
  })

  test('is not used by a scanner that runs the page, and needs one click elsewhere', async ({ guest, expect }) => {
    const asking = await guest('about:blank')
    const email = await known(asking.page)
    await ask(asking.page, email)
    const link = await mailedLink(email, 2)
    const scanner = await guest('about:blank')
    await scanner.page.clock.install({ time: MORNING })
    await scanner.page.goto(link)
    await heading(scanner.page, signIn.verify.confirm.heading).waitFor()
    await scanner.page.clock.runFor(SCANNER_MS)
    await heading(scanner.page, signIn.verify.confirm.heading).waitFor()
    expect(await accountButton(scanner.page).count()).toBe(0)
    const elsewhere = await guest(link)
    await press(elsewhere.page, elsewhere.page.getByRole('button', { name: signIn.verify.confirm.button }))
    await elsewhere.page.waitForURL(/\/de\/library/)
    await accountButton(elsewhere.page).waitFor()
    const late = await guest(link)
    await late.page.getByRole('button', { name: signIn.verify.confirm.button }).click()
    await heading(late.page, signIn.verify.failed.heading).waitFor()
    await late.page.getByRole('link', { name: signIn.verify.failed.button }).click()
    await late.page.waitForURL(`**${LOGIN}`)
  })
})

describe.concurrent('a session', () => {
  test('ends at logging out, in every tab and at the service', async ({ guest, expect }) => {
    const { page } = await guest('about:blank')
    await ask(page, newEmail())
    await page.waitForURL(/\/de\/library/)
    const cookies = await page.context().cookies()
    const token = cookies.find(({ name }) => name === 'session')?.value ?? ''
    const claim = cookies.find(({ name }) => name === 'claim')?.value
    // Nothing of it is within reach of a script.
    const readable = await page.evaluate(() => [
      document.cookie,
      JSON.stringify({ ...localStorage, ...sessionStorage }),
    ])
    expect(token).toMatch(/^ey/)
    for (const text of readable) expect(text).not.toContain(token)
    expect(readable[0]?.split('; ').map(pair => pair.split('=')[0])).toEqual(expect.arrayContaining(['id', 'email']))
    expect(readable[0]).not.toContain('eyJ')
    const headers = { authorization: `Bearer ${token}`, cookie: `claim=${claim}` }
    expect((await page.request.get('/api/v1/user', { headers })).status()).toBe(200)
    await accountButton(page).click()
    await page.getByRole('button', { name: frame.logout }).click()
    await page.waitForURL(/\/de$/)
    await page.getByRole('status').getByText(frame.loggedOut).waitFor()
    await expect
      .poll(async () => (await page.request.get('/api/v1/user', { headers })).status(), { timeout: 5000 })
      .toBe(401)
  })

  test('can be begun with a password, which is refused when it is wrong', async ({ guest, expect }) => {
    const { page } = await guest('about:blank')
    const email = await known(page)
    await page.goto(LOGIN)
    await type(page, field(page), email)
    await press(page, page.getByRole('button', { name: signIn.login.withPassword }))
    await page.keyboard.type('wrong horse battery')
    await page.keyboard.press('Enter')
    const said = page.getByText(errors.refusals['wrong-credentials'])
    await expect.poll(() => said.count()).toBe(2)
    expect(await page.getByRole('alert').getByText(errors.refusals['wrong-credentials']).count()).toBe(1)
  })
})

describe('the pages of signing in', () => {
  test('hold no barrier, never scroll sideways and are small', { timeout: 120_000 }, async ({ guest, expect }) => {
    const { page } = await guest('/de')
    const email = await known(page)
    const traffic = watchTraffic(page)
    const screens: Record<string, () => Promise<unknown>> = {
      login: () => page.goto(LOGIN).then(() => field(page).waitFor()),
      password: () => page.getByRole('button', { name: signIn.login.withPassword }).click(),
      mistyped: () => page.locator('button[type=submit]').click(),
      sent: () => ask(page, email).then(() => heading(page, signIn.login.found.heading).waitFor()),
      failed: () => page.goto('/de/verify').then(() => heading(page, signIn.verify.failed.heading).waitFor()),
      confirm: async () => {
        await page.goto('/de/verify?token=aaaaaa&r=0123456789abcdefghijkl')
        await heading(page, signIn.verify.confirm.heading).waitFor()
      },
    }
    const found: string[] = []
    for (const [screen, show] of Object.entries(screens)) {
      await show()
      if (screen === 'login') {
        const kilobytes = (await traffic.scriptBytes()) / 1024
        console.info(`scripts in KB: ${kilobytes.toFixed(1)} on the login page`)
        expect(kilobytes).toBeLessThanOrEqual(SCRIPT_MAX_KB)
      }
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        const wide = await page.evaluate(() => document.documentElement.scrollWidth)
        if (wide > width) found.push(`${screen} is ${wide} px wide on ${width} px`)
        for (const barrier of await barriersInSchemes(page)) found.push(`${screen}: ${barrier}, ${width} px`)
      }
    }
    expect(found).toEqual([])
  })
})
