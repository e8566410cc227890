import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PaymentAway } from '../../../src/api/outside/payment/payment.ts'
import { forgetBuyer } from '../../../src/api/shop/forget-buyer.ts'
import { allOrders, ordersOf } from '../../../src/api/shop/list-orders.ts'
import { readStatus } from '../../../src/api/shop/read-status.ts'
import { reconcile } from '../../../src/api/shop/reconcile.ts'
import { rowsHolding } from '../../helpers/rows-holding.ts'
import {
  grantsOf,
  madeStory,
  newBuyer,
  ordered,
  orderRow,
  pay,
  type ShopAtHand,
  shopAtHand,
  signedInBuyer,
} from './shop-at-hand.ts'

const HOUR_MS = 3600 * 1000

let hand: ShopAtHand
let isAway = false
beforeAll(async () => {
  hand = await shopAtHand({
    before: payments => ({
      ...payments,
      readCheckout: async id => {
        if (isAway) throw new PaymentAway('the line is dead')
        return payments.readCheckout(id)
      },
    }),
  })
})
afterAll(() => hand.database.close())

async function paidOrder(email = 'buyer@reader.example') {
  const buyer = await signedInBuyer(hand)
  await madeStory(hand, buyer, { at: hand.now() - 1000 })
  const story = await madeStory(hand, buyer)
  const started = await ordered(hand, buyer, story)
  await pay(hand, started, { email })
  return { buyer, story, id: started.checkoutSessionId }
}

describe('The reconciler', () => {
  it('hands over what was paid when no message came and nobody looked', async () => {
    const { story, id } = await paidOrder()
    hand.pass(30_000)
    await reconcile(hand.desk)
    expect((await orderRow(hand, id)).state).toBe('started')
    hand.pass(60_000)
    await reconcile(hand.desk)
    expect((await orderRow(hand, id)).state).toBe('fulfilled')
    expect(await grantsOf(hand, story)).toHaveLength(1)
  })

  it('pays back what cannot be handed over, once', async () => {
    const { story, id } = await paidOrder()
    await hand.database.db.deleteFrom('story').where('id', '=', story).execute()
    hand.pass(HOUR_MS)
    await reconcile(hand.desk)
    expect((await orderRow(hand, id)).state).toBe('undeliverable')
    await reconcile(hand.desk)
    const { state, payment_id } = await orderRow(hand, id)
    expect(state).toBe('refunded')
    expect(await hand.desk.payments.refund(payment_id ?? '')).toBe(true)
    const { body } = await refundAnew(payment_id ?? '')
    expect(body.error.code).toBe('charge_already_refunded')
  })

  it('ends an order whose checkout the payment service knows nothing of, and lets the others go on', async () => {
    const buyer = newBuyer(hand)
    await madeStory(hand, buyer, { at: hand.now() - 1000 })
    const lost = await ordered(hand, buyer, await madeStory(hand, buyer))
    await hand.database.db.deleteFrom('sandbox_payment').where('id', '=', lost.checkoutSessionId).execute()
    const { id } = await paidOrder()
    hand.pass(HOUR_MS)
    await reconcile(hand.desk)
    expect((await orderRow(hand, lost.checkoutSessionId)).state).toBe('expired')
    expect((await orderRow(hand, id)).state).toBe('fulfilled')
  })

  it('reaches every order, however many checkouts are open and older', async () => {
    const buyer = newBuyer(hand)
    const story = await madeStory(hand, buyer)
    const { checkoutSessionId } = await ordered(hand, buyer, story, { edition: 'paperback' })
    const { id: _id, ...row } = await orderRow(hand, checkoutSessionId)
    const older = Array.from({ length: 450 }, (_, n) => ({
      ...row,
      id: randomUUID(),
      story_id: null,
      checkout_id: null,
      accepted: '[]',
      address: null,
      created_at: new Date(hand.now() - 1000 - (n % 3)),
    }))
    await hand.database.db.insertInto('shop_order').values(older).execute()
    const { id } = await paidOrder()
    hand.pass(HOUR_MS)
    await reconcile(hand.desk)
    expect((await orderRow(hand, id)).state).toBe('fulfilled')
    hand.pass(25 * HOUR_MS)
    await reconcile(hand.desk)
    const open = hand.database.db.selectFrom('shop_order').select('id').where('state', '=', 'started')
    expect(await open.execute()).toEqual([])
  })

  it('waits while the payment service is away, as does the status', async () => {
    const { buyer, id } = await paidOrder()
    hand.pass(HOUR_MS)
    isAway = true
    await reconcile(hand.desk)
    expect(await readStatus(hand.desk, id, buyer)).toMatchObject({ status: 'pending' })
    isAway = false
    expect(await readStatus(hand.desk, id, buyer)).toMatchObject({ status: 'complete' })
  })
})

/** Asks for a refund under another key than the shop's. */
async function refundAnew(payment: string) {
  const response = await hand.sandbox.handle(
    new Request('http://payment.local/v1/refunds', {
      method: 'POST',
      headers: { authorization: `Bearer ${hand.sandbox.keys.secretKey}` },
      body: new URLSearchParams({ payment_intent: payment }),
    }),
  )
  return { status: response.status, body: await response.json() }
}

describe('A refund', () => {
  it('takes back the right to what was bought, and it can be bought again', async () => {
    const { buyer, story, id } = await paidOrder()
    await readStatus(hand.desk, id, buyer)
    expect(await grantsOf(hand, story)).toHaveLength(1)
    const { payment_id } = await orderRow(hand, id)
    await refundAnew(payment_id ?? '')
    await hand.tell()
    expect((await orderRow(hand, id)).state).toBe('refunded')
    expect(await grantsOf(hand, story)).toEqual([])
    expect((await ordered(hand, buyer, story)).clientSecret).not.toBeNull()
  })

  it('heard before the payment leaves nothing behind', async () => {
    const { story, id } = await paidOrder()
    const { payment } = (await hand.desk.payments.readCheckout(id)) ?? {}
    await refundAnew(payment ?? '')
    await hand.database.db
      .deleteFrom('sandbox_payment')
      .where('kind', '=', 'event')
      .where('number', '<', await lastEvent())
      .execute()
    await hand.tell()
    hand.pass(HOUR_MS)
    await reconcile(hand.desk)
    expect((await orderRow(hand, id)).state).toBe('refunded')
    expect(await grantsOf(hand, story)).toEqual([])
  })
})

async function lastEvent(): Promise<string> {
  const rows = hand.database.db.selectFrom('sandbox_payment').select('number').where('kind', '=', 'event')
  return (await rows.orderBy('number', 'desc').limit(1).executeTakeFirstOrThrow()).number
}

describe('The orders', () => {
  it('are listed to who bought, and to staff with what they need to send them', async () => {
    const { buyer, story, id } = await paidOrder('list@reader.example')
    await readStatus(hand.desk, id, buyer)
    const own = await ordersOf(hand.desk, buyer.signedIn!, buyer.claimHash)
    expect(own).toMatchObject([
      { product: 'ebook', state: 'fulfilled', storyId: story, title: 'Die Treppe von Oma', paidInCent: 500 },
    ])
    const stranger = await signedInBuyer(hand)
    expect(await ordersOf(hand.desk, stranger.signedIn!, stranger.claimHash)).toEqual([])
    const all = await allOrders(hand.desk, { product: 'ebook' })
    expect(all.find(({ email }) => email === 'list@reader.example')).toMatchObject({ checkoutSessionId: id })
    expect(await allOrders(hand.desk, { product: 'paperback' })).toEqual([])
    const first = all.at(-1)?.createdAt
    expect(await allOrders(hand.desk, { before: first })).toEqual([])
  })

  it('are shown to an unproven session only as far as its browser ordered them', async () => {
    const { buyer, id } = await paidOrder()
    await readStatus(hand.desk, id, buyer)
    const unproven = { ...buyer.signedIn!, session: { id: 'any', proven: false, linkAt: null } }
    expect(await ordersOf(hand.desk, unproven, buyer.claimHash)).toHaveLength(1)
    expect(await ordersOf(hand.desk, unproven, newBuyer(hand).claimHash)).toEqual([])
  })

  it('stay when their buyer is forgotten, and tell nothing of them', async () => {
    const { buyer, id } = await paidOrder('zyxomira-pays@reader.example')
    await readStatus(hand.desk, id, buyer)
    const { db } = hand.database
    expect(await rowsHolding(db, 'zyxomira-pays')).toBeGreaterThan(1)
    await forgetBuyer(db, buyer.signedIn?.account.email ?? '')
    await db
      .deleteFrom('story')
      .where('account_id', '=', buyer.signedIn?.account.id ?? '')
      .execute()
    await db
      .deleteFrom('account')
      .where('id', '=', buyer.signedIn?.account.id ?? '')
      .execute()
    expect(await rowsHolding(db, 'zyxomira-pays')).toBe(0)
    expect(await orderRow(hand, id)).toMatchObject({ state: 'fulfilled', account_id: null, paid_in_cent: 500 })
  })
})
