import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Refusal } from '../../../src/api/results/refusal.ts'
import { type AccountsAtHand, accountsAtHand, ask, follow, lastLink, newBrowser } from './accounts-at-hand.ts'

let hand: AccountsAtHand
beforeEach(async () => {
  hand = await accountsAtHand()
})
afterEach(() => hand.database.close())

const codeOf = (answer: unknown) => (answer instanceof Refusal ? answer.code : 'signed in')
const counted = (codes: readonly string[]) =>
  Object.fromEntries([...Map.groupBy(codes, code => code)].map(([code, all]) => [code, all.length]))
/** A token that is not this one; the sixth figure tells them apart. */
const otherTokens = (token: string, count: number) =>
  Array.from({ length: count }, (_, index) => String(index).padStart(6, 'x')).filter(other => other !== token)
const failures = async () =>
  (await hand.database.db.selectFrom('sign_in_attempt').select('id').where('kind', '=', 'token').execute()).length

describe('Guessing tokens', () => {
  it('compares at most five with a link, however many come at once, and then the right one is dead too', async () => {
    await ask(hand, newBrowser(), 'guessed@example.com')
    const { token, r } = lastLink(hand)
    const guesses = otherTokens(token, 200).map(other => follow(hand, newBrowser(), { token: other, r }))
    expect(counted((await Promise.all(guesses)).map(codeOf))).toEqual({ 'link-invalid': 200 })
    const { wrong_tokens } = await hand.database.db
      .selectFrom('sign_in_link')
      .select('wrong_tokens')
      .executeTakeFirstOrThrow()
    expect(wrong_tokens).toBe(5)
    expect(codeOf(await follow(hand, newBrowser(), { token, r }))).toBe('link-invalid')
  })

  it('leaves a link alive that was mistyped four times', async () => {
    await ask(hand, newBrowser(), 'mistyped@example.com')
    const { token, r } = lastLink(hand)
    for (const other of otherTokens(token, 4)) await follow(hand, newBrowser(), { token: other, r })
    expect(codeOf(await follow(hand, newBrowser(), { token, r }))).toBe('signed in')
  })

  it('spends a budget that everybody shares without a selector, and never more than it', async () => {
    await ask(hand, newBrowser(), 'budget@example.com')
    const { token, r } = lastLink(hand)
    const guesses = otherTokens(token, 200).map(other => follow(hand, newBrowser(), { token: other }))
    const codes = counted((await Promise.all(guesses)).map(codeOf))
    expect(codes).toEqual({ 'link-invalid': 50, 'too-many-requests': 150 })
    expect(await failures()).toBe(50)
    expect(codeOf(await follow(hand, newBrowser(), { token }))).toBe('too-many-requests')
    expect(codeOf(await follow(hand, newBrowser(), { token, r }))).toBe('signed in')
  })

  it('takes a bare token while the budget lasts, and again a quarter of an hour later', async () => {
    await ask(hand, newBrowser(), 'bare@example.com')
    const { token } = lastLink(hand)
    for (const other of otherTokens(token, 49)) await follow(hand, newBrowser(), { token: other })
    expect(codeOf(await follow(hand, newBrowser(), { token }))).toBe('signed in')
    await follow(hand, newBrowser(), { token })
    await ask(hand, newBrowser(), 'bare@example.com')
    expect(codeOf(await follow(hand, newBrowser(), { token: lastLink(hand).token }))).toBe('too-many-requests')
    hand.pass(15 * 60_000)
    await ask(hand, newBrowser(), 'bare@example.com')
    expect(codeOf(await follow(hand, newBrowser(), { token: lastLink(hand).token }))).toBe('signed in')
  })

  it('opens fifty sessions with fifty links that are each used thirty times at once', async () => {
    const links = []
    for (let account = 0; account < 50; account++) {
      await ask(hand, newBrowser(), `reader-${account}@example.com`)
      links.push(lastLink(hand))
    }
    const uses = links.flatMap(link => Array.from({ length: 30 }, () => follow(hand, newBrowser(), link)))
    expect(counted((await Promise.all(uses)).map(codeOf))).toEqual({ 'signed in': 50, 'link-invalid': 1450 })
    const sessions = await hand.database.db
      .selectFrom('session')
      .select('account_id')
      .where('proven', '=', true)
      .execute()
    expect([sessions.length, new Set(sessions.map(row => row.account_id)).size]).toEqual([50, 50])
  })
})
