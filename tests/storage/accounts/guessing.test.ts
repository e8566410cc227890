import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Refusal } from '../../../src/api/results/refusal.ts'
import { ask, follow, lastLink, newBrowser, openTestAccounts, type TestAccounts } from './test-accounts.ts'

let testAccounts: TestAccounts
beforeEach(async () => {
  testAccounts = await openTestAccounts()
})
afterEach(() => testAccounts.database.close())

const codeOf = (answer: unknown) => (answer instanceof Refusal ? answer.code : 'signed in')
const counted = (codes: readonly string[]) =>
  Object.fromEntries([...Map.groupBy(codes, code => code)].map(([code, all]) => [code, all.length]))
/** A token that is not this one; the sixth figure tells them apart. */
const otherTokens = (token: string, count: number) =>
  Array.from({ length: count }, (_, index) => String(index).padStart(6, 'x')).filter(other => other !== token)
const failures = async () =>
  (await testAccounts.database.db.selectFrom('sign_in_attempt').select('id').where('kind', '=', 'token').execute())
    .length

describe('Guessing tokens', () => {
  it('compares at most five with a link, however many come at once, and then the right one is dead too', async () => {
    await ask(testAccounts, newBrowser(), 'guessed@example.com')
    const { token, r } = lastLink(testAccounts)
    const guesses = otherTokens(token, 200).map(other => follow(testAccounts, newBrowser(), { token: other, r }))
    expect(counted((await Promise.all(guesses)).map(codeOf))).toEqual({ 'link-invalid': 200 })
    const { wrong_tokens } = await testAccounts.database.db
      .selectFrom('sign_in_link')
      .select('wrong_tokens')
      .executeTakeFirstOrThrow()
    expect(wrong_tokens).toBe(5)
    expect(codeOf(await follow(testAccounts, newBrowser(), { token, r }))).toBe('link-invalid')
  })

  it('leaves a link alive that was mistyped four times', async () => {
    await ask(testAccounts, newBrowser(), 'mistyped@example.com')
    const { token, r } = lastLink(testAccounts)
    for (const other of otherTokens(token, 4)) await follow(testAccounts, newBrowser(), { token: other, r })
    expect(codeOf(await follow(testAccounts, newBrowser(), { token, r }))).toBe('signed in')
  })

  it('spends a budget that everybody shares without a selector, and never more than it', async () => {
    await ask(testAccounts, newBrowser(), 'budget@example.com')
    const { token, r } = lastLink(testAccounts)
    const guesses = otherTokens(token, 200).map(other => follow(testAccounts, newBrowser(), { token: other }))
    const codes = counted((await Promise.all(guesses)).map(codeOf))
    expect(codes).toEqual({ 'link-invalid': 50, 'too-many-requests': 150 })
    expect(await failures()).toBe(50)
    expect(codeOf(await follow(testAccounts, newBrowser(), { token }))).toBe('too-many-requests')
    expect(codeOf(await follow(testAccounts, newBrowser(), { token, r }))).toBe('signed in')
  })

  it('takes a bare token while the budget lasts, and again a quarter of an hour later', async () => {
    await ask(testAccounts, newBrowser(), 'bare@example.com')
    const { token } = lastLink(testAccounts)
    for (const other of otherTokens(token, 49)) await follow(testAccounts, newBrowser(), { token: other })
    expect(codeOf(await follow(testAccounts, newBrowser(), { token }))).toBe('signed in')
    await follow(testAccounts, newBrowser(), { token })
    await ask(testAccounts, newBrowser(), 'bare@example.com')
    expect(codeOf(await follow(testAccounts, newBrowser(), { token: lastLink(testAccounts).token }))).toBe(
      'too-many-requests',
    )
    testAccounts.pass(15 * 60_000)
    await ask(testAccounts, newBrowser(), 'bare@example.com')
    expect(codeOf(await follow(testAccounts, newBrowser(), { token: lastLink(testAccounts).token }))).toBe('signed in')
  })

  it('opens fifty sessions with fifty links that are each used thirty times at once', async () => {
    const links = []
    for (let account = 0; account < 50; account++) {
      await ask(testAccounts, newBrowser(), `reader-${account}@example.com`)
      links.push(lastLink(testAccounts))
    }
    const uses = links.flatMap(link => Array.from({ length: 30 }, () => follow(testAccounts, newBrowser(), link)))
    expect(counted((await Promise.all(uses)).map(codeOf))).toEqual({ 'signed in': 50, 'link-invalid': 1450 })
    const sessions = await testAccounts.database.db
      .selectFrom('session')
      .select('account_id')
      .where('proven', '=', true)
      .execute()
    expect([sessions.length, new Set(sessions.map(row => row.account_id)).size]).toEqual([50, 50])
  })
})
