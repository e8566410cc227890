import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  CodeRefused,
  type KnownCode,
  type KnownPrice,
  type Payments,
} from '../../../src/api/outside/payment/payment.ts'
import { readCatalogue } from '../../../src/api/shop/read-catalogue.ts'
import { syncPrices } from '../../../src/api/shop/sync-prices.ts'
import { LAUNCH_OFFER } from '../../../src/contract/launch-offer.ts'
import {
  madeStory,
  newBuyer,
  openTestShop,
  order,
  ordered,
  orderRow,
  pay,
  payCheckout,
  product,
  type TestShop,
} from './test-shop.ts'

const DAY_MS = 24 * 3600 * 1000

let testShop: TestShop
let prices: (price: KnownPrice) => KnownPrice
let codes: (known: KnownCode[]) => KnownCode[]
let refusesCodes: boolean
beforeEach(async () => {
  prices = price => price
  codes = known => known
  refusesCodes = false
  testShop = await openTestShop({ inMemory: true, before })
})
afterEach(() => testShop.database.close())

const before = (payments: Payments): Payments => ({
  ...payments,
  syncPrices: async products => (await payments.syncPrices(products)).map(price => prices(price)),
  syncCodes: async wanted => codes(await payments.syncCodes(wanted)),
  async openCheckout(request) {
    if (refusesCodes && request.codeId !== null) throw new CodeRefused('over')
    return payments.openCheckout(request)
  },
})
const sync = () => syncPrices(testShop.deps, readCatalogue())
const ebook = () => product(testShop, 'ebook')

async function buyerWithStory() {
  const buyer = newBuyer(testShop)
  return { buyer, story: await laterStory(buyer) }
}

async function laterStory(buyer: ReturnType<typeof newBuyer>) {
  await madeStory(testShop, buyer, { at: testShop.now() - DAY_MS })
  return madeStory(testShop, buyer)
}

describe("The shop's own code", () => {
  it('is in the price of what it is for, with its end and the price of before, and in no other', async () => {
    expect((await ebook()).reduction).toEqual({
      code: 'EBOOK50',
      priceInCent: 250,
      formerInCent: 500,
      ends: new Date(LAUNCH_OFFER.ends).toISOString(),
    })
    expect((await product(testShop, 'audiobook')).reduction).toMatchObject({ code: 'AUDIOBOOK50', priceInCent: 450 })
    expect((await product(testShop, 'paperback')).reduction).toBeNull()
    expect((await product(testShop, 'webbook')).reduction).toBeNull()
  })

  it('is taken off without being typed, and the buyer pays what was shown', async () => {
    const { buyer, story } = await buyerWithStory()
    const started = await ordered(testShop, buyer, story, { code: 'EBOOK50' })
    const { body } = await payCheckout(testShop, 'show', { client_secret: started.clientSecret })
    expect(body).toMatchObject({ amount_subtotal: 500, amount_total: 250, allow_promotion_codes: false })
    await pay(testShop, started)
    await testShop.notify()
    expect(await orderRow(testShop, started.checkoutSessionId)).toMatchObject({
      state: 'fulfilled',
      paid_in_cent: 250,
      code: 'EBOOK50',
    })
  })

  it('can be left out, and coming back with it is another checkout', async () => {
    const { buyer, story } = await buyerWithStory()
    const whole = await ordered(testShop, buyer, story)
    const reduced = await ordered(testShop, buyer, story, { code: 'EBOOK50' })
    expect(reduced.checkoutSessionId).not.toBe(whole.checkoutSessionId)
    expect((await pay(testShop, whole)).status).toBe(400)
    expect((await ordered(testShop, buyer, story, { code: 'EBOOK50' })).checkoutSessionId).toBe(
      reduced.checkoutSessionId,
    )
  })

  it('of another product, unknown or over is a price that changed', async () => {
    const { buyer, story } = await buyerWithStory()
    expect(await order(testShop, buyer, story, { code: 'AUDIOBOOK50' })).toMatchObject({ code: 'price-changed' })
    expect(await order(testShop, buyer, story, { code: 'ebook50' })).toMatchObject({ code: 'price-changed' })
    testShop.pass(Date.parse(LAUNCH_OFFER.ends) - testShop.now())
    expect((await ebook()).reduction).toBeNull()
    expect(await order(testShop, buyer, story, { code: 'EBOOK50' })).toMatchObject({ code: 'price-changed' })
    expect(await ordered(testShop, buyer, story)).toMatchObject({ isTest: true })
  })

  it('that the payment service refuses is shown to nobody any more, and nothing is left open', async () => {
    const { buyer, story } = await buyerWithStory()
    refusesCodes = true
    expect(await order(testShop, buyer, story, { code: 'EBOOK50' })).toMatchObject({ code: 'price-changed' })
    expect((await ebook()).reduction).toBeNull()
    const { db } = testShop.database
    expect(await db.selectFrom('shop_order').select('state').where('story_id', '=', story).execute()).toEqual([
      { state: 'expired' },
    ])
    expect(await ordered(testShop, buyer, story)).toMatchObject({ isTest: true })
  })

  it('is as the operator has it at the payment service, and gone when it is gone there', async () => {
    codes = known => known.map(code => ({ ...code, percent: 30 }))
    await sync()
    expect((await ebook()).reduction).toMatchObject({ priceInCent: 350 })
    codes = known => known.filter(code => code.product !== 'ebook')
    await sync()
    expect((await ebook()).reduction).toBeNull()
    expect((await product(testShop, 'audiobook')).reduction).not.toBeNull()
  })

  it('that takes less off than was agreed is a payment for staff to look at', async () => {
    const { buyer, story } = await buyerWithStory()
    const started = await ordered(testShop, buyer, story, { code: 'EBOOK50' })
    const { db } = testShop.database
    await db
      .updateTable('shop_order')
      .set({ discount_in_cent: 300 })
      .where('checkout_id', '=', started.checkoutSessionId)
      .execute()
    await pay(testShop, started)
    await testShop.notify()
    expect(await orderRow(testShop, started.checkoutSessionId)).toMatchObject({ state: 'mismatched' })
  })

  it('never costs a free edition its place: the first story is free with it too', async () => {
    const buyer = newBuyer(testShop)
    const story = await madeStory(testShop, buyer)
    expect(await order(testShop, buyer, story, { code: 'EBOOK50' })).toMatchObject({ code: 'sign-in-needed' })
  })
})

describe('The price that is struck through', () => {
  it('is the lowest of the last 30 days: raising a price first makes no better offer', async () => {
    prices = price => (price.name === 'ebook' ? { ...price, priceInCent: 900 } : price)
    testShop.pass(DAY_MS)
    await sync()
    expect((await ebook()).reduction).toMatchObject({ priceInCent: 450, formerInCent: 500 })
    testShop.pass(30 * DAY_MS - 1)
    expect((await ebook()).reduction).toMatchObject({ formerInCent: 500 })
    testShop.pass(1)
    expect((await ebook()).reduction).toMatchObject({ formerInCent: 900 })
  })

  it('counts what was asked in between, however short', async () => {
    for (const cents of [400, 900]) {
      testShop.pass(1000)
      prices = price => (price.name === 'ebook' ? { ...price, priceInCent: cents } : price)
      await sync()
      await sync()
    }
    expect((await ebook()).reduction).toMatchObject({ priceInCent: 450, formerInCent: 400 })
  })
})
