import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changePassword } from '../../../src/api/accounts/change-password.ts'
import { mailboxKey } from '../../../src/api/accounts/email-key.ts'
import { loginWithPassword } from '../../../src/api/accounts/login-with-password.ts'
import { sessionOf } from '../../../src/api/accounts/signed-in.ts'
import { Refusal } from '../../../src/api/results/refusal.ts'
import { type Browser, newBrowser, openTestAccounts, signIn, type TestAccounts, whoIs } from './test-accounts.ts'

const PASSWORD = 'correct horse battery'
const NEWER = 'another horse entirely'
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const STAFF = 'boss@tales.example'

let testAccounts: TestAccounts
beforeAll(async () => {
  testAccounts = await openTestAccounts([STAFF])
})
afterAll(() => testAccounts.database.close())

const change = async (browser: Browser, jwt: string, email: string, password: string, oldPassword?: string) => {
  const shown = { oldPassword, networkHash: browser.networkHash, knownHash: browser.knownHash }
  return changePassword(testAccounts.deps, await whoIs(testAccounts, jwt, browser), { email, password, ...shown })
}
const enter = async (browser: Browser, email: string, password: string) => {
  const requested = { email, password, browser, to: undefined, action: undefined, networkHash: browser.networkHash }
  const response = await loginWithPassword(testAccounts.deps, requested)
  if (response instanceof Refusal) throw new Error(response.code)
  return response
}

describe('A taken session', () => {
  it('sets no password ten minutes after its link was followed, but with the old one', async () => {
    const [browser, email] = [newBrowser(), 'taken@example.com']
    const { jwt } = await signIn(testAccounts, browser, email)
    testAccounts.pass(10 * MINUTE_MS - 1)
    expect(await change(browser, jwt, email, PASSWORD)).toEqual({ success: true })
    testAccounts.pass(1)
    expect(await change(browser, jwt, email, NEWER)).toMatchObject({ code: 'recent-proof-needed' })
    const wrong = { code: 'invalid-input', issues: [{ path: 'oldPassword', code: 'password-wrong' }] }
    expect(await change(browser, jwt, email, NEWER, 'a guess')).toMatchObject(wrong)
    expect(await change(browser, jwt, email, NEWER, PASSWORD)).toEqual({ success: true })
    const notified = { kind: 'password-changed', email, language: 'de' }
    expect(testAccounts.notices).toMatchObject([notified, notified])
  })

  it('may guess the old one ten times', async () => {
    const [browser, email] = [newBrowser(), 'guessed@example.com']
    const { jwt } = await signIn(testAccounts, browser, email)
    await change(browser, jwt, email, PASSWORD)
    testAccounts.pass(10 * MINUTE_MS)
    for (let guess = 0; guess < 10; guess++) await change(browser, jwt, email, NEWER, 'a guess')
    expect(await change(browser, jwt, email, NEWER, PASSWORD)).toMatchObject({ code: 'too-many-requests' })
  })
})

describe('A new password', () => {
  it.each([
    ['1234567890', 'password-common'],
    ['Password12', 'password-common'],
    ['qwertyuiop', 'password-common'],
    ['aaaaaaaaaa', 'password-common'],
    ['first.and.last@example.com', 'password-address'],
    ['First.And.Last', 'password-address'],
  ])('is not %s', async (password, code) => {
    const [browser, email] = [newBrowser(), 'first.and.last@example.com']
    testAccounts.pass(HOUR_MS)
    const { jwt } = await signIn(testAccounts, browser, email)
    const issues = [{ path: 'password', code, params: {} }]
    expect(await change(browser, jwt, email, password)).toMatchObject({ code: 'invalid-input', issues })
  })
})

describe('Staff', () => {
  it('are let in by a link for twelve hours, and by a password never', async () => {
    const browser = newBrowser()
    const { jwt } = await signIn(testAccounts, browser, STAFF)
    await change(browser, jwt, STAFF, PASSWORD)
    const isStaff = async (shown: string) => (await sessionOf(testAccounts.deps, shown, browser.claimHash))?.isStaff
    expect(await isStaff(jwt)).toBe(true)
    expect(await isStaff((await enter(browser, STAFF, PASSWORD)).jwt)).toBe(false)
    testAccounts.pass(12 * HOUR_MS - 1)
    expect(await isStaff(jwt)).toBe(true)
    testAccounts.pass(1)
    expect(await isStaff(jwt)).toBe(false)
    expect(await isStaff((await signIn(testAccounts, browser, STAFF)).jwt)).toBe(true)
  })
})

describe('A mailbox', () => {
  it.each([
    ['Ada.Lovelace+tales@gmail.com', 'adalovelace@gmail.com'],
    ['ada.lovelace@googlemail.com', 'adalovelace@gmail.com'],
    ['ada.lovelace+tales@example.com', 'ada.lovelace@example.com'],
    ['+ada@example.com', '+ada@example.com'],
  ])('of %s is %s', async (email, key) => {
    expect(mailboxKey(email)).toBe(key)
  })
})
