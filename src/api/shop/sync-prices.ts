import { isLaunchOfferOpen, LAUNCH_OFFER } from '../../contract/launch-offer.ts'
import { EDITIONS, type Edition } from '../../contract/shop.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Database } from '../db/database.ts'
import type { LengthPrice } from '../db/shop-columns.ts'
import type { KnownPrice, OfferCode, Payments } from '../outside/payment/payment.ts'
import { type CatalogueEntry, requireWholeEuros } from './read-catalogue.ts'
import { keepCodes, notePrice } from './reductions.ts'

interface PricesDeps {
  readonly db: Database
  readonly clock: Clock
  readonly payments: Payments
}

/** Stores the catalogue; prices of the payment service stay. */
export async function seedProducts(db: Database, catalogue: readonly CatalogueEntry[]): Promise<void> {
  const values = catalogue.map(({ id, name, priceInCent, description, metadata }, position) => ({
    id,
    name,
    position,
    description,
    price_in_cent: priceInCent,
    metadata: JSON.stringify(metadata),
  }))
  await db
    .insertInto('product')
    .values(values)
    .onConflict(conflict =>
      conflict.column('name').doUpdateSet(row => ({
        position: row.ref('excluded.position'),
        description: row.ref('excluded.description'),
        metadata: row.ref('excluded.metadata'),
      })),
    )
    .execute()
}

/** Syncs prices and codes. Throws PaymentAway, and CatalogueError for prices not in whole euros. */
export async function syncPrices(
  { db, clock, payments }: PricesDeps,
  catalogue: readonly CatalogueEntry[],
): Promise<void> {
  const prices = await payments.syncPrices(catalogue)
  for (const { name, priceInCent } of prices) requireWholeEuros(name, priceInCent)
  for (const { name, priceId, priceInCent } of prices.filter(({ wordsFrom }) => wordsFrom === undefined)) {
    const { id } = await db
      .updateTable('product')
      .set({
        price_id: priceId,
        price_in_cent: priceInCent,
        lengths: JSON.stringify(lengthsOf(prices, name, priceInCent)),
      })
      .where('name', '=', name)
      .returning('id')
      .executeTakeFirstOrThrow()
    await notePrice(db, id, priceInCent, new Date(clock()))
  }
  await keepCodes(db, isLaunchOfferOpen(clock()) ? await payments.syncCodes(launchCodes()) : [])
}

/** Operators may have set prices at the payment service: a length that is not dearer than a shorter one has the price of that. */
function lengthsOf(prices: readonly KnownPrice[], edition: Edition, shortest: number): LengthPrice[] {
  let dearest = shortest
  return prices.flatMap(({ name, wordsFrom, priceId, priceInCent }) => {
    if (name !== edition || wordsFrom === undefined || priceInCent <= dearest) return []
    dearest = priceInCent
    return [{ wordsFrom, priceInCent, priceId }]
  })
}

/** Codes of the launch offer, by prefix. */
export const launchCodes = (): OfferCode[] =>
  LAUNCH_OFFER.codes.flatMap(code => {
    const product = EDITIONS.find(edition => code.toLowerCase().startsWith(edition))
    return product ? [{ code, product, percent: LAUNCH_OFFER.percent, ends: Date.parse(LAUNCH_OFFER.ends) }] : []
  })
