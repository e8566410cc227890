import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Refusal } from '../../../src/api/results/refusal.ts'
import { soldProducts } from '../../../src/api/shop/products.ts'
import { readCatalogue } from '../../../src/api/shop/read-catalogue.ts'
import type { Buyer } from '../../../src/api/shop/shop-deps.ts'
import { syncPrices } from '../../../src/api/shop/sync-prices.ts'
import {
  madeStory,
  newBuyer,
  openTestShop,
  order,
  ordered,
  orderRow,
  pay,
  payCheckout,
  type TestShop,
} from './test-shop.ts'

const SHIPPING = {
  name: 'Mila Morgenstern',
  address: { line1: 'Am Steg 1', line2: null, postal_code: '18586', city: 'Göhren', state: null, country: 'DE' },
}

let testShop: TestShop
beforeAll(async () => {
  testShop = await openTestShop()
})
afterAll(() => testShop.database.close())

/** A story of so many words in two chapters. */
async function storyOf(buyer: Buyer, words: number): Promise<string> {
  const id = await madeStory(testShop, buyer)
  const texts = [1, words - 1].map(count => 'Wort '.repeat(count).trim())
  await testShop.database.db
    .insertInto('chapter')
    .values(texts.map((text, index) => ({ story_id: id, number: index + 1, title: '', text, words: 1 })))
    .execute()
  return id
}

/** What the shop shows for a story. */
async function shown(story: string) {
  const found = await soldProducts(testShop.deps, testShop.now(), { id: story, language: 'de' })
  const paperback = found.find(({ name }) => name === 'paperback')
  if (!paperback) throw new Error('no paperback is sold')
  return paperback
}

describe('The price of a paperback', () => {
  it.each([
    [2000, 2900],
    [3999, 2900],
    [4000, 3200],
    [6999, 3200],
    [7000, 3500],
    [12_000, 3500],
  ])('of %i words is %i cents: shown, ordered, asked for, and on the invoice', async (words, cents) => {
    const buyer = newBuyer(testShop)
    const story = await storyOf(buyer, words)
    const { priceId, priceInCent } = await shown(story)
    expect(priceInCent).toBe(cents)
    const started = await ordered(testShop, buyer, story, { edition: 'paperback', priceId })
    const asked = await payCheckout(testShop, 'show', { client_secret: started.clientSecret })
    expect(asked.body).toMatchObject({ amount_total: cents })
    await pay(testShop, started, { shipping: SHIPPING })
    await testShop.notify()
    const row = await orderRow(testShop, started.checkoutSessionId)
    expect([row.state, row.price_in_cent, row.paid_in_cent]).toEqual(['fulfilled', cents, cents])
    const invoice = await testShop.database.db
      .selectFrom('invoice')
      .select(['list_amount', 'gross_amount'])
      .where('order_id', '=', row.id)
      .executeTakeFirstOrThrow()
    expect(invoice).toEqual({ list_amount: cents, gross_amount: cents })
  })

  it('is not that of a shorter story: whoever was shown that is told that it has changed', async () => {
    const buyer = newBuyer(testShop)
    const story = await storyOf(buyer, 8000)
    for (const words of [2000, 5000]) {
      const { priceId } = await shown(await storyOf(buyer, words))
      const refused = await order(testShop, buyer, story, { edition: 'paperback', priceId })
      expect(refused instanceof Refusal && refused.code).toBe('price-changed')
    }
  })

  it('is that of the story as it is when it is ordered', async () => {
    const buyer = newBuyer(testShop)
    const story = await storyOf(buyer, 3000)
    const { priceId } = await shown(story)
    await testShop.database.db
      .updateTable('chapter')
      .set({ text: 'Wort '.repeat(4500) })
      .where('story_id', '=', story)
      .where('number', '=', 2)
      .execute()
    const refused = await order(testShop, buyer, story, { edition: 'paperback', priceId })
    expect(refused instanceof Refusal && refused.code).toBe('price-changed')
  })

  it('is never below that of a shorter story, whatever an operator has set at the payment service', async () => {
    const story = await storyOf(newBuyer(testShop), 5000)
    const longer = await storyOf(newBuyer(testShop), 8000)
    const { payments } = testShop.deps
    const raised = async (...input: Parameters<typeof payments.syncPrices>) =>
      (await payments.syncPrices(...input)).map(price =>
        price.name === 'paperback' && price.wordsFrom === undefined ? { ...price, priceInCent: 3300 } : price,
      )
    await syncPrices({ ...testShop.deps, payments: { ...payments, syncPrices: raised } }, readCatalogue())
    expect([(await shown(story)).priceInCent, (await shown(longer)).priceInCent]).toEqual([3300, 3500])
    await syncPrices(testShop.deps, readCatalogue())
    expect((await shown(story)).priceInCent).toBe(3200)
  })

  it('stays for a checkout that is open while it changes for others', async () => {
    const buyer = newBuyer(testShop)
    const story = await storyOf(buyer, 8000)
    const { priceId } = await shown(story)
    const started = await ordered(testShop, buyer, story, { edition: 'paperback', priceId })
    const dearer = readCatalogue().map(entry => ({
      ...entry,
      lengths: entry.lengths.map(length => ({ ...length, priceInCent: length.priceInCent + 500 })),
    }))
    await syncPrices(testShop.deps, dearer)
    expect((await shown(story)).priceInCent).toBe(4000)
    await pay(testShop, started, { shipping: SHIPPING })
    await testShop.notify()
    expect((await orderRow(testShop, started.checkoutSessionId)).paid_in_cent).toBe(3500)
    await syncPrices(testShop.deps, readCatalogue())
    expect((await shown(story)).priceInCent).toBe(3500)
  })
})
