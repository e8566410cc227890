import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type KnownPrice, PaymentAway } from '../../../src/api/outside/payment/payment.ts'
import { soldProducts } from '../../../src/api/shop/products.ts'
import { CatalogueError, readCatalogue } from '../../../src/api/shop/read-catalogue.ts'
import { openShop } from '../../../src/api/shop/shop-jobs.ts'
import { seedProducts, syncPrices } from '../../../src/api/shop/sync-prices.ts'
import { openTestShop, type TestShop } from './test-shop.ts'

let testShop: TestShop
let change: (price: KnownPrice) => KnownPrice
let isAway: boolean
beforeEach(async () => {
  change = price => price
  isAway = false
  testShop = await openTestShop({
    inMemory: true,
    before: payments => ({
      ...payments,
      async syncPrices(products) {
        if (isAway) throw new PaymentAway('the line is dead')
        return (await payments.syncPrices(products)).map(price => change(price))
      },
    }),
  })
})
afterEach(() => testShop.database.close())

const pricesNow = async () => (await soldProducts(testShop.deps, testShop.now())).map(({ priceInCent }) => priceInCent)

describe('Prices', () => {
  it('are those of the payment service, and a later start leaves them so', async () => {
    change = price => (price.name === 'ebook' ? { ...price, priceInCent: 700, priceId: 'price_of_theirs' } : price)
    await syncPrices(testShop.deps, readCatalogue())
    expect(await pricesNow()).toEqual([0, 700, 900, 2900])
    await seedProducts(testShop.database.db, readCatalogue())
    expect(await pricesNow()).toEqual([0, 700, 900, 2900])
  })

  it('that are not whole euros are refused, all of them stay as they were, and the shop stays open', async () => {
    change = price => ({ ...price, priceInCent: price.priceInCent + (price.name === 'audiobook' ? 99 : 100) })
    await expect(syncPrices(testShop.deps, readCatalogue())).rejects.toThrow(CatalogueError)
    expect(await pricesNow()).toEqual([0, 500, 900, 2900])
    await openShop(testShop.deps, testShop.sandbox)
    expect(await pricesNow()).toEqual([0, 500, 900, 2900])
  })

  it('are asked for later while the payment service is away: until then nothing is for sale', async () => {
    await testShop.database.db.updateTable('product').set({ price_id: null }).execute()
    isAway = true
    await openShop(testShop.deps, testShop.sandbox)
    expect(await pricesNow()).toEqual([])
    isAway = false
    await openShop(testShop.deps, testShop.sandbox)
    expect(await pricesNow()).toHaveLength(4)
  })
})
