import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { wasRequestedHere } from '../../../src/api/accounts/check-link.ts'
import { sessionOf } from '../../../src/api/accounts/signed-in.ts'
import { Refusal } from '../../../src/api/results/refusal.ts'
import { ask, follow, lastLink, newBrowser, openTestAccounts, type TestAccounts, whoIs } from './test-accounts.ts'

let testAccounts: TestAccounts
beforeAll(async () => {
  testAccounts = await openTestAccounts()
})
afterAll(() => testAccounts.database.close())

const codeOf = (answer: unknown) => (answer instanceof Refusal ? answer.code : 'signed in')
const MINUTE_MS = 60_000

describe('A mailed link', () => {
  it('signs in with a proof, in the language and at the place that were asked for', async () => {
    const browser = newBrowser()
    await ask(testAccounts, browser, 'there@example.com', {
      language: 'fr',
      to: '/fr/story/0b6f0e4e-6d5e-4f4e-9c0a-2f7c8e6a1b11',
    })
    const response = await follow(testAccounts, browser, lastLink(testAccounts))
    expect(response).toMatchObject({
      email: 'there@example.com',
      to: '/fr/story/0b6f0e4e-6d5e-4f4e-9c0a-2f7c8e6a1b11',
      done: [],
    })
    const { account, session } = await whoIs(testAccounts, (response as { jwt: string }).jwt, browser)
    expect([session.proven, account.language]).toEqual([true, 'fr'])
  })

  it('works once', async () => {
    const browser = newBrowser()
    await ask(testAccounts, browser, 'once@example.com')
    const link = lastLink(testAccounts)
    expect(codeOf(await follow(testAccounts, browser, link))).toBe('signed in')
    expect(codeOf(await follow(testAccounts, browser, link))).toBe('link-invalid')
  })

  it('works for ten minutes', async () => {
    const browser = newBrowser()
    await ask(testAccounts, browser, 'late@example.com')
    testAccounts.pass(10 * MINUTE_MS - 1)
    const early = lastLink(testAccounts)
    await ask(testAccounts, browser, 'later@example.com')
    expect(codeOf(await follow(testAccounts, browser, early))).toBe('signed in')
    testAccounts.pass(10 * MINUTE_MS)
    expect(codeOf(await follow(testAccounts, browser, lastLink(testAccounts)))).toBe('link-invalid')
  })

  it('ends with a new one for the same account', async () => {
    const browser = newBrowser()
    await ask(testAccounts, browser, 'newer@example.com')
    const old = lastLink(testAccounts)
    await ask(testAccounts, browser, 'newer@example.com')
    expect(codeOf(await follow(testAccounts, browser, old))).toBe('link-invalid')
    expect(codeOf(await follow(testAccounts, browser, lastLink(testAccounts)))).toBe('signed in')
  })

  it('is used by itself only in the browser that asked; elsewhere it waits for a button and stays as it is', async () => {
    const [asker, scanner] = [newBrowser(), newBrowser()]
    await ask(testAccounts, asker, 'scanned@example.com')
    const link = lastLink(testAccounts)
    for (let look = 0; look < 20; look++) {
      expect(codeOf(await follow(testAccounts, scanner, link, { isConfirmed: false }))).toBe('confirmation-needed')
    }
    expect(codeOf(await follow(testAccounts, scanner, { ...link, token: 'wrong' }, { isConfirmed: false }))).toBe(
      'confirmation-needed',
    )
    const here = (browser: typeof asker) =>
      wasRequestedHere(testAccounts.deps.db, testAccounts.deps, { requesterHash: browser.requesterHash, r: link.r })
    expect([await here(asker), await here(scanner)]).toEqual([true, false])
    expect(codeOf(await follow(testAccounts, asker, link, { isConfirmed: false }))).toBe('signed in')
  })

  it('works in another browser when its button is pressed', async () => {
    await ask(testAccounts, newBrowser(), 'elsewhere@example.com')
    expect(codeOf(await follow(testAccounts, newBrowser(), lastLink(testAccounts)))).toBe('signed in')
  })

  it('is followed and asked for anew at the same moment without either waiting for the other for ever', async () => {
    for (let round = 0; round < 15; round++) {
      testAccounts.pass(15 * MINUTE_MS)
      const browser = newBrowser()
      await ask(testAccounts, browser, 'moment@example.com')
      const link = lastLink(testAccounts)
      const follows = Array.from({ length: 3 }, () => follow(testAccounts, newBrowser(), link))
      const asks = Array.from({ length: 3 }, () => ask(testAccounts, browser, 'moment@example.com'))
      const [answers] = await Promise.all([Promise.all(follows), Promise.all(asks)])
      expect(answers.map(codeOf).filter(code => code === 'signed in').length).toBeLessThanOrEqual(1)
    }
  })

  it('opens no other account than the one it was made for', async () => {
    const browser = newBrowser()
    await ask(testAccounts, browser, 'one@example.com')
    const one = lastLink(testAccounts)
    await ask(testAccounts, browser, 'two@example.com')
    const two = lastLink(testAccounts)
    expect(codeOf(await follow(testAccounts, browser, { token: one.token, r: two.r }))).toBe('link-invalid')
    expect(await follow(testAccounts, browser, two)).toMatchObject({ email: 'two@example.com' })
  })
})

describe('The first proof of a mailbox', () => {
  it('ends what somebody had who signed up with the address before', async () => {
    const [hijacker, owner] = [newBrowser(), newBrowser()]
    const early = await ask(testAccounts, hijacker, 'victim@example.com')
    expect(await sessionOf(testAccounts.deps, early.jwt ?? '', hijacker.claimHash)).toBeDefined()
    await ask(testAccounts, owner, 'victim@example.com')
    const proven = await follow(testAccounts, owner, lastLink(testAccounts))
    expect(await sessionOf(testAccounts.deps, early.jwt ?? '', hijacker.claimHash)).toBeUndefined()
    expect((await whoIs(testAccounts, (proven as { jwt: string }).jwt, owner)).session.proven).toBe(true)
  })

  it('leaves no live link and no password behind that was there before it', async () => {
    const browser = newBrowser()
    const { user_id } = await ask(testAccounts, browser, 'pending@example.com')
    await testAccounts.database.db
      .updateTable('account')
      .set({ password_hash: 'x' })
      .where('id', '=', user_id)
      .execute()
    await follow(testAccounts, browser, lastLink(testAccounts))
    const { db } = testAccounts.database
    const account = await db.selectFrom('account').selectAll().where('id', '=', user_id).executeTakeFirstOrThrow()
    expect([account.password_hash, account.proven_at]).toEqual([null, new Date(testAccounts.now())])
    const live = db
      .selectFrom('sign_in_link')
      .select('id')
      .where('account_id', '=', user_id)
      .where('used_at', 'is', null)
    expect(await live.execute()).toEqual([])
  })
})
