import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sessionOf } from '../../../src/api/accounts/signed-in.ts'
import { wasAskedHere } from '../../../src/api/accounts/take-link.ts'
import { Refusal } from '../../../src/api/results/refusal.ts'
import { type AccountsAtHand, accountsAtHand, ask, follow, lastLink, newBrowser, whoIs } from './accounts-at-hand.ts'

let hand: AccountsAtHand
beforeAll(async () => {
  hand = await accountsAtHand()
})
afterAll(() => hand.database.close())

const codeOf = (answer: unknown) => (answer instanceof Refusal ? answer.code : 'signed in')
const MINUTE_MS = 60_000

describe('A mailed link', () => {
  it('signs in with a proof, in the language and at the place that were asked for', async () => {
    const browser = newBrowser()
    await ask(hand, browser, 'there@example.com', {
      language: 'fr',
      to: '/fr/story/0b6f0e4e-6d5e-4f4e-9c0a-2f7c8e6a1b11',
    })
    const answer = await follow(hand, browser, lastLink(hand))
    expect(answer).toMatchObject({
      email: 'there@example.com',
      to: '/fr/story/0b6f0e4e-6d5e-4f4e-9c0a-2f7c8e6a1b11',
      done: [],
    })
    const { account, session } = await whoIs(hand, (answer as { jwt: string }).jwt, browser)
    expect([session.proven, account.language]).toEqual([true, 'fr'])
  })

  it('works once', async () => {
    const browser = newBrowser()
    await ask(hand, browser, 'once@example.com')
    const link = lastLink(hand)
    expect(codeOf(await follow(hand, browser, link))).toBe('signed in')
    expect(codeOf(await follow(hand, browser, link))).toBe('link-invalid')
  })

  it('works for ten minutes', async () => {
    const browser = newBrowser()
    await ask(hand, browser, 'late@example.com')
    hand.pass(10 * MINUTE_MS - 1)
    const early = lastLink(hand)
    await ask(hand, browser, 'later@example.com')
    expect(codeOf(await follow(hand, browser, early))).toBe('signed in')
    hand.pass(10 * MINUTE_MS)
    expect(codeOf(await follow(hand, browser, lastLink(hand)))).toBe('link-invalid')
  })

  it('ends with a new one for the same account', async () => {
    const browser = newBrowser()
    await ask(hand, browser, 'newer@example.com')
    const old = lastLink(hand)
    await ask(hand, browser, 'newer@example.com')
    expect(codeOf(await follow(hand, browser, old))).toBe('link-invalid')
    expect(codeOf(await follow(hand, browser, lastLink(hand)))).toBe('signed in')
  })

  it('is used by itself only in the browser that asked; elsewhere it waits for a button and stays as it is', async () => {
    const [asker, scanner] = [newBrowser(), newBrowser()]
    await ask(hand, asker, 'scanned@example.com')
    const link = lastLink(hand)
    for (let look = 0; look < 20; look++) {
      expect(codeOf(await follow(hand, scanner, link, { isConfirmed: false }))).toBe('confirmation-needed')
    }
    expect(codeOf(await follow(hand, scanner, { ...link, token: 'wrong' }, { isConfirmed: false }))).toBe(
      'confirmation-needed',
    )
    const here = (browser: typeof asker) =>
      wasAskedHere(hand.desk.db, hand.desk, { askedHash: browser.askedHash, r: link.r })
    expect([await here(asker), await here(scanner)]).toEqual([true, false])
    expect(codeOf(await follow(hand, asker, link, { isConfirmed: false }))).toBe('signed in')
  })

  it('works in another browser when its button is pressed', async () => {
    await ask(hand, newBrowser(), 'elsewhere@example.com')
    expect(codeOf(await follow(hand, newBrowser(), lastLink(hand)))).toBe('signed in')
  })

  it('is followed and asked for anew at the same moment without either waiting for the other for ever', async () => {
    for (let round = 0; round < 15; round++) {
      hand.pass(15 * MINUTE_MS)
      const browser = newBrowser()
      await ask(hand, browser, 'moment@example.com')
      const link = lastLink(hand)
      const follows = Array.from({ length: 3 }, () => follow(hand, newBrowser(), link))
      const asks = Array.from({ length: 3 }, () => ask(hand, browser, 'moment@example.com'))
      const [answers] = await Promise.all([Promise.all(follows), Promise.all(asks)])
      expect(answers.map(codeOf).filter(code => code === 'signed in').length).toBeLessThanOrEqual(1)
    }
  })

  it('opens no other account than the one it was made for', async () => {
    const browser = newBrowser()
    await ask(hand, browser, 'one@example.com')
    const one = lastLink(hand)
    await ask(hand, browser, 'two@example.com')
    const two = lastLink(hand)
    expect(codeOf(await follow(hand, browser, { token: one.token, r: two.r }))).toBe('link-invalid')
    expect(await follow(hand, browser, two)).toMatchObject({ email: 'two@example.com' })
  })
})

describe('The first proof of a mailbox', () => {
  it('ends what somebody had who signed up with the address before', async () => {
    const [hijacker, owner] = [newBrowser(), newBrowser()]
    const early = await ask(hand, hijacker, 'victim@example.com')
    expect(await sessionOf(hand.desk, early.jwt ?? '', hijacker.claimHash)).toBeDefined()
    await ask(hand, owner, 'victim@example.com')
    const proven = await follow(hand, owner, lastLink(hand))
    expect(await sessionOf(hand.desk, early.jwt ?? '', hijacker.claimHash)).toBeUndefined()
    expect((await whoIs(hand, (proven as { jwt: string }).jwt, owner)).session.proven).toBe(true)
  })

  it('leaves no live link and no password behind that was there before it', async () => {
    const browser = newBrowser()
    const { user_id } = await ask(hand, browser, 'pending@example.com')
    await hand.database.db.updateTable('account').set({ password_hash: 'x' }).where('id', '=', user_id).execute()
    await follow(hand, browser, lastLink(hand))
    const { db } = hand.database
    const account = await db.selectFrom('account').selectAll().where('id', '=', user_id).executeTakeFirstOrThrow()
    expect([account.password_hash, account.proven_at]).toEqual([null, new Date(hand.now())])
    const live = db
      .selectFrom('sign_in_link')
      .select('id')
      .where('account_id', '=', user_id)
      .where('used_at', 'is', null)
    expect(await live.execute()).toEqual([])
  })
})
