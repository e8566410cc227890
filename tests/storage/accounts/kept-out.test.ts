import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { changePassword } from '../../../src/api/accounts/change-password.ts'
import { login } from '../../../src/api/accounts/login.ts'
import { loginWithPassword } from '../../../src/api/accounts/login-with-password.ts'
import { Refusal } from '../../../src/api/results/refusal.ts'
import {
  ask,
  type Browser,
  follow,
  lastLink,
  newBrowser,
  openTestAccounts,
  signIn,
  type TestAccounts,
  whoIs,
} from './test-accounts.ts'

const EMAIL = 'victim@example.com'
const PASSWORD = 'correct horse battery'
const anything = { email: EMAIL, language: 'de' as const, to: undefined, action: undefined }

let testAccounts: TestAccounts
beforeAll(async () => {
  testAccounts = await openTestAccounts()
})
beforeEach(() => testAccounts.pass(15 * 60_000))
afterAll(() => testAccounts.database.close())

const codeOf = (answer: unknown) => (answer instanceof Refusal ? answer.code : 'done')
const enter = (browser: Browser, password: string) =>
  loginWithPassword(testAccounts.deps, { ...anything, password, browser, networkHash: browser.networkHash })

describe('Whoever knows an address', () => {
  it('does not end the link that its owner waits for by asking for more, from one browser or from many of a network', async () => {
    const owner = newBrowser()
    await ask(testAccounts, owner, EMAIL)
    const link = lastLink(testAccounts)
    const { networkHash } = newBrowser()
    for (let mail = 0; mail < 5; mail++) await ask(testAccounts, { ...newBrowser(), networkHash }, EMAIL)
    expect(codeOf(await follow(testAccounts, owner, link))).toBe('done')
  })

  it('does not use up the mails of its owner: not in another network, and nowhere those of a browser that was in', async () => {
    const owner = newBrowser()
    await signIn(testAccounts, owner, EMAIL)
    const { networkHash } = newBrowser()
    const attacks = []
    for (let mail = 0; mail < 8; mail++)
      attacks.push(await login(testAccounts.deps, { ...newBrowser(), ...anything, networkHash }))
    expect(attacks.map(codeOf).filter(code => code === 'too-many-requests')).toHaveLength(3)
    expect(codeOf(await login(testAccounts.deps, { ...newBrowser(), ...anything }))).toBe('done')
    while (codeOf(await login(testAccounts.deps, { ...newBrowser(), ...anything })) === 'done');
    await ask(testAccounts, owner, EMAIL)
    expect(codeOf(await follow(testAccounts, owner, lastLink(testAccounts)))).toBe('done')
  })

  it('does not lock its owner out with wrong passwords from ten networks, nor from fifty where the owner was in before', async () => {
    const owner = newBrowser()
    const { jwt } = await signIn(testAccounts, owner, EMAIL)
    const shown = { oldPassword: undefined, networkHash: owner.networkHash, knownHash: owner.knownHash }
    const request = { email: EMAIL, password: PASSWORD, ...shown }
    expect(await changePassword(testAccounts.deps, await whoIs(testAccounts, jwt, owner), request)).toEqual({
      success: true,
    })
    for (let network = 0; network < 10; network++) await enter(newBrowser(), 'a wrong password')
    expect(codeOf(await enter(newBrowser(), PASSWORD))).toBe('done')
    for (let network = 0; network < 45; network++) await enter(newBrowser(), 'a wrong password')
    expect(codeOf(await enter(newBrowser(), PASSWORD))).toBe('too-many-requests')
    expect(codeOf(await enter(owner, PASSWORD))).toBe('done')
  })
})
