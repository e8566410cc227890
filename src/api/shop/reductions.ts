import { type Selectable, sql } from 'kysely'
import type { Reduction } from '../../contract/shop.ts'
import type { Queries } from '../db/database.ts'
import type { ProductTable } from '../db/shop-tables.ts'
import type { KnownCode } from '../outside/payment/payment.ts'

type ProductRow = Selectable<ProductTable>

const DAYS_LOOKED_BACK = 30
const DAY_MS = 24 * 3600 * 1000

/** A code of a product that applies at a moment, and what it takes off, in cents. */
export interface AppliedCode {
  readonly code: string
  readonly id: string
  readonly discountInCent: number
  readonly ends: Date
}

/** Undefined without one, when it is over, or where nothing is to pay. */
export function appliedCode(
  { code, code_id: id, code_percent: percent, code_ends: ends, price_in_cent: price }: ProductRow,
  now: number,
): AppliedCode | undefined {
  if (code === null || id === null || percent === null || ends === null || ends.getTime() <= now) return undefined
  const discountInCent = Math.round((price * percent) / 100)
  return discountInCent > 0 ? { code, id, discountInCent, ends } : undefined
}

/** Null where no code applies. `former`: the product's lowest price of late. */
export function reductionOf(product: ProductRow, former: number | null, now: number): Reduction | null {
  const applied = appliedCode(product, now)
  if (!applied) return null
  return {
    code: applied.code,
    priceInCent: product.price_in_cent - applied.discountInCent,
    formerInCent: Math.min(product.price_in_cent, former ?? product.price_in_cent),
    ends: applied.ends.toISOString(),
  }
}

/** The lowest price of a row of `product` without a code that was asked within 30 days, in cents: Directive 98/6/EC, Article 6a. */
export function lowestPrice(now: number) {
  const from = new Date(now - DAYS_LOOKED_BACK * DAY_MS)
  return sql<number | null>`(
    select min(price_in_cent) from product_price
    where product_id = product.id and since >= coalesce(
      (select max(since) from product_price where product_id = product.id and since <= ${from}),
      '-infinity'
    )
  )`
}

/** Keeps a price from now on, unless it is the one that is asked. */
export async function notePrice(queries: Queries, product: string, priceInCent: number, now: Date): Promise<void> {
  const last = await queries
    .selectFrom('product_price')
    .select('price_in_cent')
    .where('product_id', '=', product)
    .orderBy('since', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (last?.price_in_cent === priceInCent) return
  await queries
    .insertInto('product_price')
    .values({ product_id: product, since: now, price_in_cent: priceInCent })
    .onConflict(conflict =>
      conflict
        .columns(['product_id', 'since'])
        .doUpdateSet(row => ({ price_in_cent: row.ref('excluded.price_in_cent') })),
    )
    .execute()
}

const NO_CODE = { code: null, code_id: null, code_percent: null, code_ends: null }

/** Puts the codes of now in the place of those of before. */
export async function keepCodes(queries: Queries, codes: readonly KnownCode[]): Promise<void> {
  const names = codes.map(({ product }) => product)
  await queries
    .updateTable('product')
    .set(NO_CODE)
    .where('code', 'is not', null)
    .$if(names.length > 0, query => query.where('name', 'not in', names))
    .execute()
  for (const { product, code, id, percent, ends } of codes) {
    await queries
      .updateTable('product')
      .set({ code, code_id: id, code_percent: percent, code_ends: new Date(ends) })
      .where('name', '=', product)
      .execute()
  }
}

/** No visitor is shown a code that the payment service refused; the next sync finds it if it is back. */
export const dropCode = async (queries: Queries, id: string): Promise<void> =>
  void (await queries.updateTable('product').set(NO_CODE).where('code_id', '=', id).execute())
