import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PaymentAway } from '../../../src/api/outside/payment/payment.ts'
import { forgetBuyer } from '../../../src/api/shop/forget-buyer.ts'
import { allOrders, ordersOf } from '../../../src/api/shop/list-orders.ts'
import { readStatus } from '../../../src/api/shop/read-status.ts'
import { reconcile } from '../../../src/api/shop/reconcile.ts'
import { countRowsContaining } from '../../helpers/count-rows-containing.ts'
import {
  grantsOf,
  madeStory,
  newBuyer,
  openTestShop,
  ordered,
  orderRow,
  pay,
  signedInBuyer,
  type TestShop,
} from './test-shop.ts'

const HOUR_MS = 3600 * 1000

let testShop: TestShop
let isAway = false
beforeAll(async () => {
  testShop = await openTestShop({
    before: payments => ({
      ...payments,
      readCheckout: async id => {
        if (isAway) throw new PaymentAway('the line is dead')
        return payments.readCheckout(id)
      },
    }),
  })
})
afterAll(() => testShop.database.close())

async function paidOrder(email = 'buyer@reader.example') {
  const buyer = await signedInBuyer(testShop)
  await madeStory(testShop, buyer, { at: testShop.now() - 1000 })
  const story = await madeStory(testShop, buyer)
  const started = await ordered(testShop, buyer, story)
  await pay(testShop, started, { email })
  return { buyer, story, id: started.checkoutSessionId }
}

describe('The reconciler', () => {
  it('hands over what was paid when no message came and nobody looked', async () => {
    const { story, id } = await paidOrder()
    testShop.pass(30_000)
    await reconcile(testShop.deps)
    expect((await orderRow(testShop, id)).state).toBe('started')
    testShop.pass(60_000)
    await reconcile(testShop.deps)
    expect((await orderRow(testShop, id)).state).toBe('fulfilled')
    expect(await grantsOf(testShop, story)).toHaveLength(1)
  })

  it('pays back what cannot be handed over, once', async () => {
    const { story, id } = await paidOrder()
    await testShop.database.db.deleteFrom('story').where('id', '=', story).execute()
    testShop.pass(HOUR_MS)
    await reconcile(testShop.deps)
    expect((await orderRow(testShop, id)).state).toBe('undeliverable')
    await reconcile(testShop.deps)
    const { state, payment_id } = await orderRow(testShop, id)
    expect(state).toBe('refunded')
    expect(await testShop.deps.payments.refund(payment_id ?? '')).toBe(true)
    const { body } = await refundAnew(payment_id ?? '')
    expect(body.error.code).toBe('charge_already_refunded')
  })

  it('ends an order whose checkout the payment service knows nothing of, and lets the others go on', async () => {
    const buyer = newBuyer(testShop)
    await madeStory(testShop, buyer, { at: testShop.now() - 1000 })
    const lost = await ordered(testShop, buyer, await madeStory(testShop, buyer))
    await testShop.database.db.deleteFrom('sandbox_payment').where('id', '=', lost.checkoutSessionId).execute()
    const { id } = await paidOrder()
    testShop.pass(HOUR_MS)
    await reconcile(testShop.deps)
    expect((await orderRow(testShop, lost.checkoutSessionId)).state).toBe('expired')
    expect((await orderRow(testShop, id)).state).toBe('fulfilled')
  })

  it('reaches every order, however many checkouts are open and older', async () => {
    const buyer = newBuyer(testShop)
    const story = await madeStory(testShop, buyer)
    const { checkoutSessionId } = await ordered(testShop, buyer, story, { edition: 'paperback' })
    const { id: _id, ...row } = await orderRow(testShop, checkoutSessionId)
    const older = Array.from({ length: 450 }, (_, n) => ({
      ...row,
      id: randomUUID(),
      story_id: null,
      checkout_id: null,
      accepted: '[]',
      address: null,
      created_at: new Date(testShop.now() - 1000 - (n % 3)),
    }))
    await testShop.database.db.insertInto('shop_order').values(older).execute()
    const { id } = await paidOrder()
    testShop.pass(HOUR_MS)
    await reconcile(testShop.deps)
    expect((await orderRow(testShop, id)).state).toBe('fulfilled')
    testShop.pass(25 * HOUR_MS)
    await reconcile(testShop.deps)
    const open = testShop.database.db.selectFrom('shop_order').select('id').where('state', '=', 'started')
    expect(await open.execute()).toEqual([])
  })

  it('waits while the payment service is away, as does the status', async () => {
    const { buyer, id } = await paidOrder()
    testShop.pass(HOUR_MS)
    isAway = true
    await reconcile(testShop.deps)
    expect(await readStatus(testShop.deps, id, buyer)).toMatchObject({ status: 'pending' })
    isAway = false
    expect(await readStatus(testShop.deps, id, buyer)).toMatchObject({ status: 'complete' })
  })
})

/** Asks for a refund under another key than the shop's. */
async function refundAnew(payment: string) {
  const response = await testShop.sandbox.handle(
    new Request('http://payment.local/v1/refunds', {
      method: 'POST',
      headers: { authorization: `Bearer ${testShop.sandbox.keys.secretKey}` },
      body: new URLSearchParams({ payment_intent: payment }),
    }),
  )
  return { status: response.status, body: await response.json() }
}

describe('A refund', () => {
  it('takes back the right to what was bought, and it can be bought again', async () => {
    const { buyer, story, id } = await paidOrder()
    await readStatus(testShop.deps, id, buyer)
    expect(await grantsOf(testShop, story)).toHaveLength(1)
    const { payment_id } = await orderRow(testShop, id)
    await refundAnew(payment_id ?? '')
    await testShop.notify()
    expect((await orderRow(testShop, id)).state).toBe('refunded')
    expect(await grantsOf(testShop, story)).toEqual([])
    expect((await ordered(testShop, buyer, story)).clientSecret).not.toBeNull()
  })

  it('heard before the payment leaves nothing behind', async () => {
    const { story, id } = await paidOrder()
    const { payment } = (await testShop.deps.payments.readCheckout(id)) ?? {}
    await refundAnew(payment ?? '')
    await testShop.database.db
      .deleteFrom('sandbox_payment')
      .where('kind', '=', 'event')
      .where('number', '<', await lastEvent())
      .execute()
    await testShop.notify()
    testShop.pass(HOUR_MS)
    await reconcile(testShop.deps)
    expect((await orderRow(testShop, id)).state).toBe('refunded')
    expect(await grantsOf(testShop, story)).toEqual([])
  })
})

async function lastEvent(): Promise<string> {
  const rows = testShop.database.db.selectFrom('sandbox_payment').select('number').where('kind', '=', 'event')
  return (await rows.orderBy('number', 'desc').limit(1).executeTakeFirstOrThrow()).number
}

describe('The orders', () => {
  it('are listed to who bought, and to staff with what they need to send them', async () => {
    const { buyer, story, id } = await paidOrder('list@reader.example')
    await readStatus(testShop.deps, id, buyer)
    const own = await ordersOf(testShop.deps, buyer.signedIn!, buyer.claimHash)
    expect(own).toMatchObject([
      { product: 'ebook', state: 'fulfilled', storyId: story, title: 'Die Treppe von Oma', paidInCent: 500 },
    ])
    const stranger = await signedInBuyer(testShop)
    expect(await ordersOf(testShop.deps, stranger.signedIn!, stranger.claimHash)).toEqual([])
    const all = await allOrders(testShop.deps, { product: 'ebook' })
    expect(all.find(({ email }) => email === 'list@reader.example')).toMatchObject({ checkoutSessionId: id })
    expect(await allOrders(testShop.deps, { product: 'paperback' })).toEqual([])
    const first = all.at(-1)?.createdAt
    expect(await allOrders(testShop.deps, { before: first })).toEqual([])
  })

  it('are shown to an unproven session only as far as its browser ordered them', async () => {
    const { buyer, id } = await paidOrder()
    await readStatus(testShop.deps, id, buyer)
    const unproven = { ...buyer.signedIn!, session: { id: 'any', proven: false, linkAt: null } }
    expect(await ordersOf(testShop.deps, unproven, buyer.claimHash)).toHaveLength(1)
    expect(await ordersOf(testShop.deps, unproven, newBuyer(testShop).claimHash)).toEqual([])
  })

  it('stay when their buyer is forgotten, and tell nothing of them', async () => {
    const { buyer, id } = await paidOrder('zyxomira-pays@reader.example')
    await readStatus(testShop.deps, id, buyer)
    const { db } = testShop.database
    expect(await countRowsContaining(db, 'zyxomira-pays')).toBeGreaterThan(1)
    await forgetBuyer(db, buyer.signedIn?.account.email ?? '')
    await db
      .deleteFrom('story')
      .where('account_id', '=', buyer.signedIn?.account.id ?? '')
      .execute()
    await db
      .deleteFrom('account')
      .where('id', '=', buyer.signedIn?.account.id ?? '')
      .execute()
    expect(await countRowsContaining(db, 'zyxomira-pays')).toBe(0)
    expect(await orderRow(testShop, id)).toMatchObject({ state: 'fulfilled', account_id: null, paid_in_cent: 500 })
  })
})
