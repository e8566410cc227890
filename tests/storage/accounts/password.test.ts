import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { changePassword } from '../../../src/api/accounts/change-password.ts'
import { loginWithPassword } from '../../../src/api/accounts/login-with-password.ts'
import { sessionOf } from '../../../src/api/accounts/signed-in.ts'
import { Refusal } from '../../../src/api/results/refusal.ts'
import { ask, type Browser, newBrowser, openTestAccounts, signIn, type TestAccounts, whoIs } from './test-accounts.ts'

const PASSWORD = 'correct horse battery'
/** A link was followed a moment ago: nothing else is asked for. */
const SHOWN = { oldPassword: undefined, networkHash: 'network', knownHash: undefined }

let testAccounts: TestAccounts
beforeAll(async () => {
  testAccounts = await openTestAccounts()
})
beforeEach(() => testAccounts.pass(15 * 60_000))
afterAll(() => testAccounts.database.close())

const codeOf = (answer: unknown) => (answer instanceof Refusal ? answer.code : 'signed in')
const enter = (email: string, password: string, browser: Browser = newBrowser()) =>
  loginWithPassword(testAccounts.deps, {
    email,
    password,
    browser,
    to: undefined,
    action: undefined,
    networkHash: browser.networkHash,
  })

async function withPassword(email: string): Promise<{ browser: Browser; jwt: string }> {
  const browser = newBrowser()
  const { jwt } = await signIn(testAccounts, browser, email)
  await changePassword(testAccounts.deps, await whoIs(testAccounts, jwt, browser), {
    email,
    password: PASSWORD,
    ...SHOWN,
  })
  return { browser, jwt }
}

describe('A password', () => {
  it('signs in like a link, and only the right one does', async () => {
    await withPassword('words@example.com')
    const browser = newBrowser()
    const response = await enter('Words@Example.com', PASSWORD, browser)
    expect(response).toMatchObject({ email: 'words@example.com', to: '/de/library', done: [] })
    expect((await whoIs(testAccounts, (response as { jwt: string }).jwt, browser)).session.proven).toBe(true)
    expect(codeOf(await enter('words@example.com', `${PASSWORD}!`))).toBe('wrong-credentials')
  })

  it('is refused alike for an account without one and for an address nobody knows', async () => {
    await signIn(testAccounts, newBrowser(), 'wordless@example.com')
    expect(codeOf(await enter('wordless@example.com', PASSWORD))).toBe('wrong-credentials')
    expect(codeOf(await enter('nobody@example.com', PASSWORD))).toBe('wrong-credentials')
  })

  it('ends every other session when it is set', async () => {
    const email = 'moved@example.com'
    const [old, browser] = [newBrowser(), newBrowser()]
    const { jwt: oldJwt } = await signIn(testAccounts, old, email)
    const { jwt } = await signIn(testAccounts, browser, email)
    const signedIn = await whoIs(testAccounts, jwt, browser)
    expect(await changePassword(testAccounts.deps, signedIn, { email, password: PASSWORD, ...SHOWN })).toEqual({
      success: true,
    })
    expect(await sessionOf(testAccounts.deps, oldJwt, old.claimHash)).toBeUndefined()
    expect(await sessionOf(testAccounts.deps, jwt, browser.claimHash)).toBeDefined()
  })

  it('is set for nobody else, and not before the mailbox is proven', async () => {
    const browser = newBrowser()
    const { jwt } = await ask(testAccounts, browser, 'unproven@example.com')
    const signedIn = await whoIs(testAccounts, jwt, browser)
    const other = await changePassword(testAccounts.deps, signedIn, {
      email: 'words@example.com',
      password: PASSWORD,
      ...SHOWN,
    })
    expect(other).toMatchObject({ code: 'invalid-input', issues: [{ path: 'email' }] })
    const own = await changePassword(testAccounts.deps, signedIn, {
      email: 'unproven@example.com',
      password: PASSWORD,
      ...SHOWN,
    })
    expect(own).toMatchObject({ code: 'proof-needed' })
  })

  it('may be wrong fifty times in a quarter of an hour for one account, however many at once, and its owner stays in', async () => {
    const email = 'tried@example.com'
    const { browser } = await withPassword(email)
    const tries = await Promise.all(Array.from({ length: 55 }, () => enter(email, 'a wrong password')))
    const codes = tries.map(codeOf)
    expect(codes.filter(code => code === 'wrong-credentials')).toHaveLength(50)
    expect(codes.filter(code => code === 'too-many-requests')).toHaveLength(5)
    expect(codeOf(await enter(email, PASSWORD))).toBe('too-many-requests')
    expect(codeOf(await enter(email, PASSWORD, browser))).toBe('signed in')
    testAccounts.pass(15 * 60_000)
    expect(codeOf(await enter(email, PASSWORD))).toBe('signed in')
  })

  it('may be wrong ten times from one network, whatever account it is tried at', async () => {
    const browser = newBrowser()
    const codes = []
    for (let account = 0; account < 11; account++)
      codes.push(codeOf(await enter(`a${account}@example.com`, 'wrong', browser)))
    expect(codes.slice(9)).toEqual(['wrong-credentials', 'too-many-requests'])
  })

  it('counts no try that was right', async () => {
    const email = 'daily@example.com'
    await withPassword(email)
    const browser = newBrowser()
    for (let day = 0; day < 12; day++) expect(codeOf(await enter(email, PASSWORD, browser))).toBe('signed in')
  })
})
