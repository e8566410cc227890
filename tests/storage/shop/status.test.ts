import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sessionOf } from '../../../src/api/accounts/signed-in.ts'
import { Refusal } from '../../../src/api/results/refusal.ts'
import { readStatus, type StatusAndSession } from '../../../src/api/shop/read-status.ts'
import type { Buyer } from '../../../src/api/shop/shop-deps.ts'
import {
  madeStory,
  newBuyer,
  ordered,
  orderRow,
  pay,
  type ShopAtHand,
  shopAtHand,
  signedInBuyer,
} from './shop-at-hand.ts'

const STAFF = 'staff@tales.example'

let hand: ShopAtHand
beforeAll(async () => {
  hand = await shopAtHand({ staffEmails: [STAFF] })
})
afterAll(() => hand.database.close())

async function status(id: string, viewer: Buyer): Promise<StatusAndSession> {
  const answer = await readStatus(hand.desk, id, viewer)
  if (answer instanceof Refusal) throw new Error(`refused: ${answer.code}`)
  return answer
}

/** A purchase by somebody who is not signed in, paid with this address. */
async function bought(email: string) {
  const buyer = newBuyer(hand)
  await madeStory(hand, buyer, { at: hand.now() - 1000 })
  const story = await madeStory(hand, buyer)
  const { checkoutSessionId: id, clientSecret, ...rest } = await ordered(hand, buyer, story)
  await pay(hand, { checkoutSessionId: id, clientSecret, ...rest }, { email })
  return { buyer, story, id }
}

const ownerOf = async (story: string) =>
  (await hand.database.db.selectFrom('story').select('account_id').where('id', '=', story).executeTakeFirst())
    ?.account_id

describe('The status of a checkout', () => {
  it('signs the browser that ordered in to the account that the payment made, and nobody else', async () => {
    const { buyer, story, id } = await bought('new@reader.example')
    const [told, again] = [await status(id, buyer), await status(id, buyer)]
    const stranger = await status(id, newBuyer(hand))
    expect(stranger).toEqual({
      status: 'complete',
      customer_email: null,
      session: null,
      product: 'ebook',
      storyId: null,
    })
    const who = await sessionOf(hand.desk, told.session?.jwt ?? '', buyer.claimHash)
    expect(who).toMatchObject({ account: { email: 'new@reader.example' }, session: { proven: false } })
    expect(await ownerOf(story)).toBe(who?.account.id)
    const sameWho = await sessionOf(hand.desk, again.session?.jwt ?? '', buyer.claimHash)
    expect(sameWho?.session.id).toBe(who?.session.id)
    expect(await sessionOf(hand.desk, told.session?.jwt ?? '', newBuyer(hand).claimHash)).toBeUndefined()
    expect(hand.mails.at(-1)).toMatchObject({ kind: 'welcome', email: 'new@reader.example', stories: 1 })
  })

  it('gives no session any more once the mailbox is proven, or a day later', async () => {
    const { buyer, id } = await bought('late@reader.example')
    await status(id, buyer)
    const { account_id } = await orderRow(hand, id)
    const proven = (at: Date | null) =>
      hand.database.db
        .updateTable('account')
        .set({ proven_at: at })
        .where('id', '=', account_id ?? '')
        .execute()
    await proven(new Date(hand.now()))
    expect((await status(id, buyer)).session).toBeNull()
    await proven(null)
    expect((await status(id, buyer)).session).not.toBeNull()
    hand.pass(25 * 3600 * 1000)
    expect((await status(id, buyer)).session).toBeNull()
  })

  it('opens nobody’s account to who types their address: they get a mailed link, and the story by it', async () => {
    const { signedIn } = await signedInBuyer(hand, 'known@reader.example')
    const { buyer, story, id } = await bought('Known@reader.example')
    expect(await status(id, buyer)).toMatchObject({ status: 'complete', session: null })
    expect(await ownerOf(story)).toBeNull()
    expect((await orderRow(hand, id)).account_id).toBe(signedIn?.account.id)
    expect(hand.mails.at(-1)).toMatchObject({ kind: 'sign-in', email: 'known@reader.example', stories: 0 })
    const link = await hand.database.db
      .selectFrom('sign_in_link')
      .select('action')
      .where('account_id', '=', signedIn?.account.id ?? '')
      .executeTakeFirst()
    expect(link?.action).toEqual({ kind: 'assign-story', story })
  })

  it('signs nobody in to an account of staff, not even a new one', async () => {
    const { buyer, id } = await bought(STAFF)
    expect(await status(id, buyer)).toMatchObject({ status: 'complete', session: null })
    expect(hand.mails.at(-1)).toMatchObject({ kind: 'sign-in', email: STAFF })
  })

  it('of somebody signed in gives no other session, whatever address they pay with', async () => {
    const buyer = await signedInBuyer(hand)
    await madeStory(hand, buyer, { at: hand.now() - 1000 })
    const story = await madeStory(hand, buyer)
    const started = await ordered(hand, buyer, story)
    await pay(hand, started, { email: 'other@reader.example' })
    const mails = hand.mails.length
    expect(await status(started.checkoutSessionId, buyer)).toMatchObject({ status: 'complete', session: null })
    expect((await orderRow(hand, started.checkoutSessionId)).account_id).toBe(buyer.signedIn?.account.id)
    expect(hand.mails.length).toBe(mails)
    expect(hand.receipts.at(-1)).toMatchObject({ to: 'other@reader.example', data: { title: 'Die Treppe von Oma' } })
    const laptop = { ...newBuyer(hand), signedIn: buyer.signedIn }
    expect((await status(started.checkoutSessionId, laptop)).customer_email).toBe('other@reader.example')
  })

  it('of a checkout that never was is not there', async () => {
    expect(await readStatus(hand.desk, 'cs_test_neverwas', newBuyer(hand))).toMatchObject({ code: 'not-found' })
  })
})
