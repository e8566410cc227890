import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listSessions, revokeOthers, revokeSession } from '../../../src/api/accounts/sessions.ts'
import { sessionOf } from '../../../src/api/accounts/signed-in.ts'
import { ask, newBrowser, openTestAccounts, signIn, type TestAccounts, whoIs } from './test-accounts.ts'

const DAY_MS = 24 * 60 * 60_000

let testAccounts: TestAccounts
beforeAll(async () => {
  testAccounts = await openTestAccounts()
})
afterAll(() => testAccounts.database.close())

async function threeBrowsers(email: string) {
  const signed = []
  for (const agent of ['Firefox, Windows', 'Safari, iOS', 'Chrome, Android']) {
    const browser = { ...newBrowser(), agent }
    const { jwt } = await signIn(testAccounts, browser, email)
    signed.push({ browser, jwt, signedIn: await whoIs(testAccounts, jwt, browser) })
    testAccounts.pass(1000)
  }
  return signed as [(typeof signed)[0], (typeof signed)[0], (typeof signed)[0]]
}

const isIn = async ({ jwt, browser }: { jwt: string; browser: { claimHash: string } }) =>
  (await sessionOf(testAccounts.deps, jwt, browser.claimHash)) !== undefined

describe('Sessions', () => {
  it('are listed with the newest first and the current one marked', async () => {
    const [, second] = await threeBrowsers('three@example.com')
    const listed = await listSessions(testAccounts.deps, second.signedIn)
    expect(listed.map(({ agent, isCurrent }) => [agent, isCurrent])).toEqual([
      ['Chrome, Android', false],
      ['Safari, iOS', true],
      ['Firefox, Windows', false],
    ])
  })

  it('end one by one, and at once', async () => {
    const [first, second, third] = await threeBrowsers('out@example.com')
    expect(await revokeSession(testAccounts.deps, second.signedIn, first.signedIn.session.id)).toEqual({
      revoked: true,
    })
    expect([await isIn(first), await isIn(second), await isIn(third)]).toEqual([false, true, true])
    expect(await revokeSession(testAccounts.deps, second.signedIn, first.signedIn.session.id)).toMatchObject({
      code: 'not-found',
    })
  })

  it('end all but one', async () => {
    const [first, second, third] = await threeBrowsers('alone@example.com')
    expect(await revokeOthers(testAccounts.deps.db, third.signedIn, testAccounts.now())).toBe(2)
    expect([await isIn(first), await isIn(second), await isIn(third)]).toEqual([false, false, true])
  })

  it("of somebody else's account cannot be ended", async () => {
    const [mine] = await threeBrowsers('mine@example.com')
    const [yours] = await threeBrowsers('yours@example.com')
    const refused = await revokeSession(testAccounts.deps, mine.signedIn, yours.signedIn.session.id)
    expect(refused).toMatchObject({ code: 'not-found' })
    expect(await isIn(yours)).toBe(true)
  })

  it('that are unproven see and end themselves only', async () => {
    const browser = newBrowser()
    const { jwt } = await ask(testAccounts, browser, 'self@example.com')
    const signedIn = await whoIs(testAccounts, jwt, browser)
    expect(await listSessions(testAccounts.deps, signedIn)).toHaveLength(1)
    expect(await revokeOthers(testAccounts.deps.db, signedIn, testAccounts.now())).toBe(0)
    expect(await revokeSession(testAccounts.deps, signedIn, signedIn.session.id)).toEqual({ revoked: true })
    expect(await sessionOf(testAccounts.deps, jwt ?? '', browser.claimHash)).toBeUndefined()
  })

  it('are over after sixty days', async () => {
    const browser = newBrowser()
    const { jwt } = await signIn(testAccounts, browser, 'sixty@example.com')
    testAccounts.pass(60 * DAY_MS - 1000)
    expect(await isIn({ jwt, browser })).toBe(true)
    testAccounts.pass(1000)
    expect(await isIn({ jwt, browser })).toBe(false)
  })

  it('say when they were last used, to the hour', async () => {
    const browser = newBrowser()
    const { jwt } = await signIn(testAccounts, browser, 'seen@example.com')
    const begun = testAccounts.now()
    testAccounts.pass(30 * 60_000)
    const [early] = await listSessions(testAccounts.deps, await whoIs(testAccounts, jwt, browser))
    expect(early?.seenAt).toBe(new Date(begun).toISOString())
    testAccounts.pass(60 * 60_000)
    const [late] = await listSessions(testAccounts.deps, await whoIs(testAccounts, jwt, browser))
    expect(late?.seenAt).toBe(new Date(testAccounts.now()).toISOString())
  })
})
