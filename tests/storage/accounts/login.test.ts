import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { login } from '../../../src/api/accounts/login.ts'
import { sessionOf } from '../../../src/api/accounts/signed-in.ts'
import { ask, lastLink, newBrowser, openTestAccounts, signIn, type TestAccounts, whoIs } from './test-accounts.ts'

let testAccounts: TestAccounts
beforeAll(async () => {
  testAccounts = await openTestAccounts(['Boss@tales.example'])
})
afterAll(() => testAccounts.database.close())

const anything = { language: 'de' as const, to: undefined, action: undefined }

describe('Asking to sign in', () => {
  it('gives an unknown address an account and this browser a session of it, and mails a link to prove it by', async () => {
    const browser = newBrowser()
    const response = await ask(testAccounts, browser, 'new@example.com')
    expect(response).toMatchObject({ message: 'Account created', to: '/de/library', done: [] })
    const { account, session, isStaff } = await whoIs(testAccounts, response.jwt, browser)
    expect(account).toMatchObject({
      id: response.user_id,
      email: 'new@example.com',
      language: 'de',
      hasPassword: false,
    })
    expect([session.proven, isStaff]).toEqual([false, false])
    expect(testAccounts.mails.at(-1)).toMatchObject({
      kind: 'welcome',
      email: 'new@example.com',
      language: 'de',
      minutes: 10,
    })
    expect(testAccounts.mails.at(-1)?.link).toMatch(
      /^https:\/\/tales\.example\/de\/verify\?token=[0-9A-Za-z]{6}&r=[\w-]{22}$/,
    )
  })

  it('mails a known address a link, and answers with nothing that signs in', async () => {
    await ask(testAccounts, newBrowser(), 'known@example.com')
    const response = await ask(testAccounts, newBrowser(), 'known@example.com', { language: 'th' })
    expect(response).toEqual({ message: 'Account found', jwt: null, user_id: null, to: '/th/library', done: [] })
    expect(testAccounts.mails.at(-1)).toMatchObject({ kind: 'sign-in', language: 'th', agent: 'Firefox, Windows' })
  })

  it('knows an address however it is written, and mails to it as its owner wrote it', async () => {
    await ask(testAccounts, newBrowser(), 'Mixed.Case@Example.com')
    expect((await ask(testAccounts, newBrowser(), 'mixed.case@example.COM')).message).toBe('Account found')
    expect(testAccounts.mails.at(-1)?.email).toBe('Mixed.Case@Example.com')
  })

  it('makes one account and one session when five ask for an unknown address at once', async () => {
    const all = await Promise.all(
      Array.from({ length: 5 }, () =>
        ask(testAccounts, newBrowser(), 'many@example.com').then(({ message }) => message),
      ),
    )
    expect(all.filter(message => message === 'Account created')).toHaveLength(1)
    const links = await testAccounts.database.db
      .selectFrom('sign_in_link')
      .innerJoin('account', 'account.id', 'sign_in_link.account_id')
      .select('sign_in_link.id')
      .where('email', '=', 'many@example.com')
      .execute()
    // One for each browser, up to three.
    expect(links).toHaveLength(3)
  })

  it('never gives staff a session without the link', async () => {
    const browser = newBrowser()
    const response = await ask(testAccounts, browser, 'boss@tales.example')
    expect([response.message, response.jwt]).toEqual(['Account found', null])
    const { jwt } = await signIn(testAccounts, browser, 'boss@tales.example')
    expect((await whoIs(testAccounts, jwt, browser)).isStaff).toBe(true)
  })

  it('binds an unproven session to the browser it was given to', async () => {
    const browser = newBrowser()
    const { jwt } = await ask(testAccounts, browser, 'bound@example.com')
    expect(await sessionOf(testAccounts.deps, jwt ?? '', browser.claimHash)).toBeDefined()
    expect(await sessionOf(testAccounts.deps, jwt ?? '', newBrowser().claimHash)).toBeUndefined()
    expect(await sessionOf(testAccounts.deps, jwt ?? '', undefined)).toBeUndefined()
  })

  it('mails an address five times in a quarter of an hour for one network, and twelve times for all strangers', async () => {
    const { networkHash } = newBrowser()
    for (let mail = 0; mail < 5; mail++) await ask(testAccounts, { ...newBrowser(), networkHash }, 'often@example.com')
    const sixth = { ...newBrowser(), ...anything, networkHash, email: 'Often@example.com' }
    expect(await login(testAccounts.deps, sixth)).toMatchObject({ code: 'too-many-requests' })
    for (let mail = 5; mail < 12; mail++) await ask(testAccounts, newBrowser(), 'often@example.com')
    const before = testAccounts.mails.length
    const thirteenth = { ...newBrowser(), ...anything, email: 'Often@example.com' }
    expect(await login(testAccounts.deps, thirteenth)).toMatchObject({ code: 'too-many-requests' })
    expect(testAccounts.mails).toHaveLength(before)
    testAccounts.pass(15 * 60_000)
    expect((await ask(testAccounts, newBrowser(), 'often@example.com')).message).toBe('Account found')
  })

  it('keeps neither token nor selector, and nothing of them is in the answer', async () => {
    const response = await ask(testAccounts, newBrowser(), 'secret@example.com')
    const { token, r } = lastLink(testAccounts)
    const rows = await testAccounts.database.db.selectFrom('sign_in_link').selectAll().execute()
    const stored = JSON.stringify([rows, response.message, response.to])
    expect(stored).not.toContain(r)
    expect(rows.some(row => Object.values(row).includes(token))).toBe(false)
  })

  it('keeps nothing of a request whose mail could not be queued', async () => {
    const deps = { ...testAccounts.deps, sendMail: () => Promise.reject(new Error('no post today')) }
    await expect(login(deps, { ...newBrowser(), ...anything, email: 'lost@example.com' })).rejects.toThrow()
    expect((await ask(testAccounts, newBrowser(), 'lost@example.com')).message).toBe('Account created')
  })
})
