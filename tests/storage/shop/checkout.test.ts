import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PaymentAway } from '../../../src/api/outside/payment/payment.ts'
import { readStatus } from '../../../src/api/shop/read-status.ts'
import { keepRead } from '../../../src/api/stories/keep-read.ts'
import {
  GOOD_CARD,
  grantsOf,
  madeEditions,
  madeStory,
  newBuyer,
  openTestShop,
  order,
  ordered,
  orderRow,
  pay,
  payCheckout,
  signedInBuyer,
  type TestShop,
} from './test-shop.ts'

let testShop: TestShop
let isAway = false
beforeAll(async () => {
  testShop = await openTestShop({
    before: payments => ({
      ...payments,
      openCheckout: async options => {
        if (isAway) throw new PaymentAway('the line is dead')
        return payments.openCheckout(options)
      },
    }),
  })
})
afterAll(() => testShop.database.close())

/** Somebody with a second story, which is not free. */
async function buyerWithStory() {
  const buyer = newBuyer(testShop)
  await madeStory(testShop, buyer, { at: testShop.now() - 1000 })
  return { buyer, story: await madeStory(testShop, buyer) }
}

describe('A story that no model wrote', () => {
  it('is sold as a book only when its owner has reached its end, whoever is signed in', async () => {
    for (const buyer of [newBuyer(testShop), await signedInBuyer(testShop)]) {
      await madeStory(testShop, buyer, { at: testShop.now() - 1000 })
      const story = await madeStory(testShop, buyer, { isUnread: true })
      expect(await order(testShop, buyer, story)).toMatchObject({ code: 'not-read' })
      const deps = { db: testShop.database.db, clock: testShop.now }
      expect(await keepRead(deps, story, newBuyer(testShop))).toMatchObject({ code: 'not-found' })
      expect(await order(testShop, buyer, story)).toMatchObject({ code: 'not-read' })
      expect(await keepRead(deps, story, buyer)).toEqual({ mustBeRead: false })
      expect(await ordered(testShop, buyer, story)).toMatchObject({ isTest: true })
    }
  })

  it('costs no reading where a model wrote it', async () => {
    const buyer = newBuyer(testShop)
    await madeStory(testShop, buyer, { at: testShop.now() - 1000 })
    const story = await madeStory(testShop, buyer, { isUnread: true, writtenBy: 'model' })
    expect(await ordered(testShop, buyer, story)).toMatchObject({ isTest: true })
  })
})

describe('A checkout', () => {
  it('gives the page what it needs to show the card form, and says that no money moves', async () => {
    const { buyer, story } = await buyerWithStory()
    const started = await ordered(testShop, buyer, story)
    expect(started).toMatchObject({ publishableKey: 'pk_test_sandbox', isTest: true })
    expect(started.checkoutSessionId).toMatch(/^cs_test_/)
    const { body } = await payCheckout(testShop, 'show', { client_secret: started.clientSecret })
    expect(body).toMatchObject({
      status: 'open',
      ui_mode: 'embedded_page',
      amount_total: 500,
      currency: 'eur',
      locale: 'de',
      return_url: 'https://tales.example/de/return/{CHECKOUT_SESSION_ID}',
      allow_promotion_codes: true,
    })
  })

  it('hands the edition over once it is paid, with a receipt and without waiting for a message', async () => {
    const { buyer, story } = await buyerWithStory()
    const started = await ordered(testShop, buyer, story)
    expect(await pay(testShop, started)).toMatchObject({ body: { status: 'complete' } })
    expect(await readStatus(testShop.deps, started.checkoutSessionId, buyer)).toMatchObject({
      status: 'complete',
      customer_email: 'buyer@reader.example',
      product: 'ebook',
      storyId: story,
    })
    expect(await grantsOf(testShop, story)).toMatchObject([{ edition: 'ebook' }])
    expect((await madeEditions(testShop)).filter(made => made.story === story)).toHaveLength(1)
    expect(testShop.receipts.at(-1)).toMatchObject({
      to: 'buyer@reader.example',
      language: 'de',
      data: { edition: 'ebook', paidInCent: 500, accepted: ['immediate-delivery'] },
    })
    await testShop.notify()
    expect((await madeEditions(testShop)).filter(made => made.story === story)).toHaveLength(1)
    expect(await order(testShop, buyer, story)).toMatchObject({ code: 'already-bought' })
  })

  it('is the same one in two tabs and after the back button, and another in another language', async () => {
    const { buyer, story } = await buyerWithStory()
    const tabs = await Promise.all(Array.from({ length: 5 }, () => ordered(testShop, buyer, story)))
    expect(new Set(tabs.map(tab => tab.checkoutSessionId)).size).toBe(1)
    expect(new Set(tabs.map(tab => tab.clientSecret)).size).toBe(1)
    const english = await ordered(testShop, buyer, story, { language: 'en' })
    expect(english.checkoutSessionId).not.toBe(tabs[0]?.checkoutSessionId)
    const old = await pay(testShop, tabs[0]!)
    expect(old).toMatchObject({ status: 400, body: { error: { code: 'checkout_session_not_open' } } })
    expect((await orderRow(testShop, tabs[0]!.checkoutSessionId)).state).toBe('expired')
  })

  it.each([
    ['4000000000000002', 'card_declined'],
    ['4000000000009995', 'card_declined'],
    ['4000000000000069', 'expired_card'],
    ['4000000000000127', 'incorrect_cvc'],
    ['4111111111111111', 'card_declined'],
    ['4242424242424241', 'incorrect_number'],
  ])('that card %s cannot pay stays open and unpaid', async (number, code) => {
    const { buyer, story } = await buyerWithStory()
    const started = await ordered(testShop, buyer, story)
    expect(await pay(testShop, started, { card: { ...GOOD_CARD, number } })).toMatchObject({
      status: 402,
      body: { error: { type: 'card_error', code } },
    })
    expect(await readStatus(testShop.deps, started.checkoutSessionId, buyer)).toMatchObject({ status: 'pending' })
    expect(await grantsOf(testShop, story)).toEqual([])
    expect((await pay(testShop, started)).status).toBe(200)
  })

  it('asks the owner of a card that wants to be asked, and believes a no', async () => {
    const { buyer, story } = await buyerWithStory()
    const started = await ordered(testShop, buyer, story)
    const card = { ...GOOD_CARD, number: '4000002500003155' }
    expect((await pay(testShop, started, { card })).body.status).toBe('requires_action')
    expect((await pay(testShop, started, { card, challenge: 'refused' })).status).toBe(402)
    expect(await readStatus(testShop.deps, started.checkoutSessionId, buyer)).toMatchObject({ status: 'pending' })
    expect((await pay(testShop, started, { card, challenge: 'confirmed' })).body.status).toBe('complete')
  })

  it('is over after a day, and the next one is new', async () => {
    const { buyer, story } = await buyerWithStory()
    const started = await ordered(testShop, buyer, story)
    testShop.pass(24 * 3600 * 1000)
    expect(await readStatus(testShop.deps, started.checkoutSessionId, buyer)).toMatchObject({ status: 'expired' })
    expect((await ordered(testShop, buyer, story)).checkoutSessionId).not.toBe(started.checkoutSessionId)
  })

  it('takes half off by a launch code for what it is for, and nothing by another', async () => {
    const { buyer, story } = await buyerWithStory()
    const started = await ordered(testShop, buyer, story)
    const typed = (code: string) => payCheckout(testShop, 'code', { client_secret: started.clientSecret, code })
    expect(await typed('AUDIOBOOK50')).toMatchObject({
      status: 400,
      body: { error: { code: 'promotion_code_invalid' } },
    })
    expect(await typed(' ebook50')).toMatchObject({ body: { amount_total: 250 } })
    await pay(testShop, started)
    await testShop.notify()
    expect(await orderRow(testShop, started.checkoutSessionId)).toMatchObject({ state: 'fulfilled', paid_in_cent: 250 })
  })

  it('refuses what was not agreed to, another price, a story that is not there yet or not theirs', async () => {
    const { buyer, story } = await buyerWithStory()
    expect(await order(testShop, buyer, story, { accepted: [] })).toMatchObject({ code: 'acceptance-needed' })
    expect(
      await order(testShop, buyer, story, { edition: 'paperback', accepted: ['immediate-delivery'] }),
    ).toMatchObject({
      code: 'acceptance-needed',
    })
    expect(await order(testShop, buyer, story, { priceId: 'price_old' })).toMatchObject({ code: 'price-changed' })
    expect(await order(testShop, newBuyer(testShop), story)).toMatchObject({ code: 'not-found' })
    const unfinished = await madeStory(testShop, buyer, { status: 'working' })
    expect(await order(testShop, buyer, unfinished)).toMatchObject({ code: 'not-ready' })
  })

  it('says when the payment service is away, and goes on with the same order when it is back', async () => {
    const { buyer, story } = await buyerWithStory()
    isAway = true
    expect(await order(testShop, buyer, story)).toMatchObject({ code: 'payment-away' })
    isAway = false
    const started = await ordered(testShop, buyer, story)
    const orders = await testShop.database.db
      .selectFrom('shop_order')
      .select(['checkout_id', 'state'])
      .where('story_id', '=', story)
      .execute()
    expect(orders).toEqual([{ checkout_id: started.checkoutSessionId, state: 'started' }])
  })

  it('of a book on paper asks where to send it, and may be ordered again', async () => {
    const buyer = await signedInBuyer(testShop)
    const story = await madeStory(testShop, buyer)
    const address = { line1: 'Gasse 1', line2: null, postal_code: '1010', city: 'Wien', state: null, country: 'AT' }
    for (const copies of [1, 2]) {
      const started = await ordered(testShop, buyer, story, { edition: 'paperback' })
      expect((await pay(testShop, started)).status).toBe(400)
      await pay(testShop, started, { shipping: { name: 'Ingrid Berg', address } })
      await testShop.notify()
      expect((await orderRow(testShop, started.checkoutSessionId)).address).toEqual({
        name: 'Ingrid Berg',
        line1: 'Gasse 1',
        line2: null,
        postalCode: '1010',
        city: 'Wien',
        state: null,
        country: 'AT',
      })
      expect(await grantsOf(testShop, story)).toHaveLength(copies)
    }
  })
})
