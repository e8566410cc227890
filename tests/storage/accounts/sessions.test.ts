import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listSessions, revokeOthers, revokeSession } from '../../../src/api/accounts/sessions.ts'
import { sessionOf } from '../../../src/api/accounts/signed-in.ts'
import { type AccountsAtHand, accountsAtHand, ask, newBrowser, signIn, whoIs } from './accounts-at-hand.ts'

const DAY_MS = 24 * 60 * 60_000

let hand: AccountsAtHand
beforeAll(async () => {
  hand = await accountsAtHand()
})
afterAll(() => hand.database.close())

async function threeBrowsers(email: string) {
  const signed = []
  for (const agent of ['Firefox, Windows', 'Safari, iOS', 'Chrome, Android']) {
    const browser = { ...newBrowser(), agent }
    const { jwt } = await signIn(hand, browser, email)
    signed.push({ browser, jwt, signedIn: await whoIs(hand, jwt, browser) })
    hand.pass(1000)
  }
  return signed as [(typeof signed)[0], (typeof signed)[0], (typeof signed)[0]]
}

const isIn = async ({ jwt, browser }: { jwt: string; browser: { claimHash: string } }) =>
  (await sessionOf(hand.desk, jwt, browser.claimHash)) !== undefined

describe('Sessions', () => {
  it('are listed with the newest first and the current one marked', async () => {
    const [, second] = await threeBrowsers('three@example.com')
    const listed = await listSessions(hand.desk, second.signedIn)
    expect(listed.map(({ agent, isCurrent }) => [agent, isCurrent])).toEqual([
      ['Chrome, Android', false],
      ['Safari, iOS', true],
      ['Firefox, Windows', false],
    ])
  })

  it('end one by one, and at once', async () => {
    const [first, second, third] = await threeBrowsers('out@example.com')
    expect(await revokeSession(hand.desk, second.signedIn, first.signedIn.session.id)).toEqual({ revoked: true })
    expect([await isIn(first), await isIn(second), await isIn(third)]).toEqual([false, true, true])
    expect(await revokeSession(hand.desk, second.signedIn, first.signedIn.session.id)).toMatchObject({
      code: 'not-found',
    })
  })

  it('end all but one', async () => {
    const [first, second, third] = await threeBrowsers('alone@example.com')
    expect(await revokeOthers(hand.desk.db, third.signedIn, hand.now())).toBe(2)
    expect([await isIn(first), await isIn(second), await isIn(third)]).toEqual([false, false, true])
  })

  it("of somebody else's account cannot be ended", async () => {
    const [mine] = await threeBrowsers('mine@example.com')
    const [yours] = await threeBrowsers('yours@example.com')
    const refused = await revokeSession(hand.desk, mine.signedIn, yours.signedIn.session.id)
    expect(refused).toMatchObject({ code: 'not-found' })
    expect(await isIn(yours)).toBe(true)
  })

  it('that are unproven see and end themselves only', async () => {
    const browser = newBrowser()
    const { jwt } = await ask(hand, browser, 'self@example.com')
    const signedIn = await whoIs(hand, jwt, browser)
    expect(await listSessions(hand.desk, signedIn)).toHaveLength(1)
    expect(await revokeOthers(hand.desk.db, signedIn, hand.now())).toBe(0)
    expect(await revokeSession(hand.desk, signedIn, signedIn.session.id)).toEqual({ revoked: true })
    expect(await sessionOf(hand.desk, jwt ?? '', browser.claimHash)).toBeUndefined()
  })

  it('are over after sixty days', async () => {
    const browser = newBrowser()
    const { jwt } = await signIn(hand, browser, 'sixty@example.com')
    hand.pass(60 * DAY_MS - 1000)
    expect(await isIn({ jwt, browser })).toBe(true)
    hand.pass(1000)
    expect(await isIn({ jwt, browser })).toBe(false)
  })

  it('say when they were last used, to the hour', async () => {
    const browser = newBrowser()
    const { jwt } = await signIn(hand, browser, 'seen@example.com')
    const begun = hand.now()
    hand.pass(30 * 60_000)
    const [early] = await listSessions(hand.desk, await whoIs(hand, jwt, browser))
    expect(early?.seenAt).toBe(new Date(begun).toISOString())
    hand.pass(60 * 60_000)
    const [late] = await listSessions(hand.desk, await whoIs(hand, jwt, browser))
    expect(late?.seenAt).toBe(new Date(hand.now()).toISOString())
  })
})
