import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { receiveEvent } from '../../../src/api/shop/receive-event.ts'
import { reconcile } from '../../../src/api/shop/reconcile.ts'
import {
  grantsOf,
  madeEditions,
  madeStory,
  newBuyer,
  openTestShop,
  ordered,
  orderRow,
  type TestShop,
} from './test-shop.ts'

const FULL = 500

let testShop: TestShop
let logged: string[]
beforeAll(async () => {
  testShop = await openTestShop({ inMemory: true })
  const write = (fields: object, message: string) => void logged.push(JSON.stringify({ ...fields, message }))
  Object.assign(testShop.deps, { log: { info: write, warn: write, error: write } })
})
afterAll(() => testShop.database.close())

/** An e-book that was ordered and not paid, and the message of a payment for it in the form that the sandbox writes. */
async function orderedEbook() {
  logged = []
  const buyer = newBuyer(testShop)
  await madeStory(testShop, buyer, { at: testShop.now() - 1000 })
  const story = await madeStory(testShop, buyer)
  const { checkoutSessionId: checkout } = await ordered(testShop, buyer, story)
  const { id } = await orderRow(testShop, checkout)
  const session = {
    id: checkout,
    object: 'checkout.session',
    livemode: false,
    mode: 'payment',
    status: 'complete',
    payment_status: 'paid',
    currency: 'eur',
    amount_subtotal: FULL,
    amount_total: FULL,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    client_reference_id: id,
    customer_details: { email: 'buyer@reader.example', name: null },
    collected_information: null,
    payment_intent: 'pi_test_mismatch',
  }
  return { story, checkout, order: id, session }
}

let count = 0
async function notify(object: object, more: object = {}, type = 'checkout.session.completed'): Promise<void> {
  const event = { id: `evt_mismatch_${count++}`, object: 'event', type, livemode: false, ...more, data: { object } }
  const payload = JSON.stringify(event)
  const timestamp = testShop.now() / 1000
  const secret = testShop.sandbox.keys.webhookSecret
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
  expect(await receiveEvent(testShop.deps, payload, signature)).toEqual({ received: true })
}

const MISFITS: [string, object, object, string[]][] = [
  ['of real money in an installation of tests', { livemode: true }, { livemode: true }, ['mode']],
  ['whose session says another mode than its message', { livemode: true }, {}, ['mode']],
  ['in another currency', { currency: 'try' }, {}, ['currency']],
  ['without a currency', { currency: null }, {}, ['currency']],
  ['of a cent', { amount_subtotal: 1, amount_total: 1 }, {}, ['amount']],
  ['of a product that costs less', { amount_subtotal: 400, amount_total: 400 }, {}, ['amount']],
  ['of less than its sum without what was taken off', { amount_total: 1 }, {}, ['amount']],
  [
    'with more taken off than it costs',
    { amount_total: -100, total_details: { amount_discount: 600 } },
    {},
    ['amount'],
  ],
]

describe('A payment, signed as it should be', () => {
  it.each(MISFITS)('%s pays no order, and staff find it', async (_what, changes, event, misfits) => {
    const { story, checkout, order, session } = await orderedEbook()
    await notify({ ...session, ...changes }, event)
    const row = await orderRow(testShop, checkout)
    expect(row).toMatchObject({ state: 'mismatched', payment_id: 'pi_test_mismatch', paid_at: null })
    testShop.pass(120_000)
    await reconcile(testShop.deps)
    expect(await grantsOf(testShop, story)).toEqual([])
    expect((await madeEditions(testShop)).filter(made => made.story === story)).toEqual([])
    expect((await orderRow(testShop, checkout)).state).toBe('mismatched')
    const line = logged.find(text => text.includes('does not fit')) ?? '{}'
    expect(JSON.parse(line)).toMatchObject({ orderId: order, checkoutId: checkout, misfits })
    expect(logged.join()).not.toContain('buyer@reader.example')
  })

  it('that did not fit and is told rightly later pays its order', async () => {
    const { story, checkout, session } = await orderedEbook()
    await notify({ ...session, currency: 'usd' })
    await notify(session)
    expect((await orderRow(testShop, checkout)).state).toBe('fulfilled')
    expect(await grantsOf(testShop, story)).toHaveLength(1)
  })

  it('with a code that takes half of it off pays its order', async () => {
    const { checkout, session } = await orderedEbook()
    await notify({ ...session, amount_total: FULL / 2, total_details: { amount_discount: FULL / 2 } })
    expect(await orderRow(testShop, checkout)).toMatchObject({ state: 'fulfilled', paid_in_cent: FULL / 2 })
  })

  it('by somebody whose name and address hold what no database keeps pays its order', async () => {
    const { checkout, session } = await orderedEbook()
    const address = { line1: 'a\u0000b', line2: null, postal_code: '1', city: 'x\ud800', state: null, country: 'DE' }
    await notify({ ...session, collected_information: { shipping_details: { name: '\u0000', address } } })
    expect(await orderRow(testShop, checkout)).toMatchObject({
      state: 'fulfilled',
      address: { line1: 'ab', city: 'x\ufffd' },
    })
  })

  it('that was only paid back in another mode keeps what was bought', async () => {
    const { checkout, order, session } = await orderedEbook()
    await notify(session)
    const charge = { object: 'charge', refunded: true, metadata: { order }, payment_intent: 'pi_test_mismatch' }
    await notify(charge, { livemode: true }, 'charge.refunded')
    expect((await orderRow(testShop, checkout)).state).toBe('fulfilled')
    await notify(charge, {}, 'charge.refunded')
    expect((await orderRow(testShop, checkout)).state).toBe('refunded')
  })
})
