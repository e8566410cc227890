import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sessionOf } from '../../../src/api/accounts/signed-in.ts'
import { Refusal } from '../../../src/api/results/refusal.ts'
import { readStatus, type StatusAndSession } from '../../../src/api/shop/read-status.ts'
import type { Buyer } from '../../../src/api/shop/shop-deps.ts'
import { madeStory, newBuyer, openTestShop, ordered, orderRow, pay, signedInBuyer, type TestShop } from './test-shop.ts'

const STAFF = 'staff@tales.example'

let testShop: TestShop
beforeAll(async () => {
  testShop = await openTestShop({ staffEmails: [STAFF] })
})
afterAll(() => testShop.database.close())

async function status(id: string, viewer: Buyer): Promise<StatusAndSession> {
  const response = await readStatus(testShop.deps, id, viewer)
  if (response instanceof Refusal) throw new Error(`refused: ${response.code}`)
  return response
}

/** A purchase by somebody who is not signed in, paid with this address. */
async function bought(email: string) {
  const buyer = newBuyer(testShop)
  await madeStory(testShop, buyer, { at: testShop.now() - 1000 })
  const story = await madeStory(testShop, buyer)
  const { checkoutSessionId: id, clientSecret, ...rest } = await ordered(testShop, buyer, story)
  await pay(testShop, { checkoutSessionId: id, clientSecret, ...rest }, { email })
  return { buyer, story, id }
}

const ownerOf = async (story: string) =>
  (await testShop.database.db.selectFrom('story').select('account_id').where('id', '=', story).executeTakeFirst())
    ?.account_id

describe('The status of a checkout', () => {
  it('signs the browser that ordered in to the account that the payment made, and nobody else', async () => {
    const { buyer, story, id } = await bought('new@reader.example')
    const [notified, again] = [await status(id, buyer), await status(id, buyer)]
    const stranger = await status(id, newBuyer(testShop))
    expect(stranger).toEqual({
      status: 'complete',
      customer_email: null,
      session: null,
      product: 'ebook',
      storyId: null,
    })
    const who = await sessionOf(testShop.deps, notified.session?.jwt ?? '', buyer.claimHash)
    expect(who).toMatchObject({ account: { email: 'new@reader.example' }, session: { proven: false } })
    expect(await ownerOf(story)).toBe(who?.account.id)
    const sameWho = await sessionOf(testShop.deps, again.session?.jwt ?? '', buyer.claimHash)
    expect(sameWho?.session.id).toBe(who?.session.id)
    expect(await sessionOf(testShop.deps, notified.session?.jwt ?? '', newBuyer(testShop).claimHash)).toBeUndefined()
    expect(testShop.mails.at(-1)).toMatchObject({ kind: 'welcome', email: 'new@reader.example', stories: 1 })
  })

  it('gives no session any more once the mailbox is proven, or a day later', async () => {
    const { buyer, id } = await bought('late@reader.example')
    await status(id, buyer)
    const { account_id } = await orderRow(testShop, id)
    const proven = (at: Date | null) =>
      testShop.database.db
        .updateTable('account')
        .set({ proven_at: at })
        .where('id', '=', account_id ?? '')
        .execute()
    await proven(new Date(testShop.now()))
    expect((await status(id, buyer)).session).toBeNull()
    await proven(null)
    expect((await status(id, buyer)).session).not.toBeNull()
    testShop.pass(25 * 3600 * 1000)
    expect((await status(id, buyer)).session).toBeNull()
  })

  it('opens nobody’s account to who types their address: they get a mailed link, and the story by it', async () => {
    const { signedIn } = await signedInBuyer(testShop, 'known@reader.example')
    const { buyer, story, id } = await bought('Known@reader.example')
    expect(await status(id, buyer)).toMatchObject({ status: 'complete', session: null })
    expect(await ownerOf(story)).toBeNull()
    expect((await orderRow(testShop, id)).account_id).toBe(signedIn?.account.id)
    expect(testShop.mails.at(-1)).toMatchObject({ kind: 'sign-in', email: 'known@reader.example', stories: 0 })
    const link = await testShop.database.db
      .selectFrom('sign_in_link')
      .select('action')
      .where('account_id', '=', signedIn?.account.id ?? '')
      .executeTakeFirst()
    expect(link?.action).toEqual({ kind: 'assign-story', story })
  })

  it('signs nobody in to an account of staff, not even a new one', async () => {
    const { buyer, id } = await bought(STAFF)
    expect(await status(id, buyer)).toMatchObject({ status: 'complete', session: null })
    expect(testShop.mails.at(-1)).toMatchObject({ kind: 'sign-in', email: STAFF })
  })

  it('of somebody signed in gives no other session, whatever address they pay with', async () => {
    const buyer = await signedInBuyer(testShop)
    await madeStory(testShop, buyer, { at: testShop.now() - 1000 })
    const story = await madeStory(testShop, buyer)
    const started = await ordered(testShop, buyer, story)
    await pay(testShop, started, { email: 'other@reader.example' })
    const mails = testShop.mails.length
    expect(await status(started.checkoutSessionId, buyer)).toMatchObject({ status: 'complete', session: null })
    expect((await orderRow(testShop, started.checkoutSessionId)).account_id).toBe(buyer.signedIn?.account.id)
    expect(testShop.mails.length).toBe(mails)
    expect(testShop.receipts.at(-1)).toMatchObject({
      to: 'other@reader.example',
      data: { title: 'Die Treppe von Oma' },
    })
    const laptop = { ...newBuyer(testShop), signedIn: buyer.signedIn }
    expect((await status(started.checkoutSessionId, laptop)).customer_email).toBe('other@reader.example')
  })

  it('of a checkout that never was is not there', async () => {
    expect(await readStatus(testShop.deps, 'cs_test_neverwas', newBuyer(testShop))).toMatchObject({ code: 'not-found' })
  })
})
