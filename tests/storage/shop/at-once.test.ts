import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Refusal } from '../../../src/api/results/refusal.ts'
import { LandingId } from '../../../src/contract/landing.ts'
import { madeStory, openTestShop, order, payCheckout, signedInBuyer, type TestShop } from './test-shop.ts'

let testShop: TestShop
beforeAll(async () => {
  testShop = await openTestShop()
})
afterAll(() => testShop.database.close())

describe('The shop', () => {
  it('takes thirty orders of one account for three stories at once: none breaks, one story is free', async () => {
    const buyer = await signedInBuyer(testShop)
    const stories = [0, 1, 2].map(later => madeStory(testShop, buyer, { at: testShop.now() + later }))
    const ids = await Promise.all(stories)
    // Rejects as soon as one of them waited for another for ever.
    const responses = await Promise.all(
      Array.from({ length: 30 }, (_, index) => order(testShop, buyer, ids[index % ids.length] ?? '')),
    )
    const free = await testShop.database.db
      .selectFrom('free_story')
      .selectAll()
      .where('account_id', '=', buyer.signedIn.account.id)
      .execute()
    expect(free.length).toBeLessThanOrEqual(1)
    expect(responses.some(answer => !(answer instanceof Refusal) && answer.clientSecret === null)).toBe(true)
  })

  it.each(['cs_\0', '\ud800', '\0'])('has a till that refuses what no database keeps: %j', async text => {
    for (const what of ['show', 'code', 'pay'] as const) {
      const { status, body } = await payCheckout(testShop, what, { client_secret: text, code: text, email: text })
      expect(status).toBe(400)
      expect(JSON.stringify(body)).not.toMatch(/22021|22P0|byte sequence|unicode/i)
    }
  })
})

it.each(['.', '..', '-', '_a', '', 'a/b', 'a\n', 'é', 'a'.repeat(65)])('takes %j for no id of a landing page', id => {
  expect(LandingId.safeParse(id).success).toBe(false)
})
