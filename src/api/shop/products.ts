import type { Selectable } from 'kysely'
import type { Product } from '../../contract/shop.ts'
import type { Queries } from '../db/database.ts'
import { storedMetadata } from '../db/shop-columns.ts'
import type { ProductTable } from '../db/shop-tables.ts'
import { lowestPrice, reductionOf } from './reductions.ts'

export type ProductRow = Selectable<ProductTable>

export async function soldProducts(queries: Queries, now: number): Promise<Product[]> {
  const rows = await queries
    .selectFrom('product')
    .selectAll()
    .select(lowestPrice(now).as('former'))
    .where('price_id', 'is not', null)
    .orderBy('position')
    .execute()
  return rows.map(row => ({
    id: row.id,
    name: row.name,
    priceInCent: row.price_in_cent,
    priceId: row.price_id ?? '',
    description: row.description,
    metadata: storedMetadata(row.metadata),
    reduction: reductionOf(row, row.former, now),
  }))
}

export const productOf = (queries: Queries, id: string): Promise<ProductRow | undefined> =>
  queries.selectFrom('product').selectAll().where('id', '=', id).executeTakeFirst()
