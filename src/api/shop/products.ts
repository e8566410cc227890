import type { Selectable } from 'kysely'
import { wordsIn } from '../../contract/fills-paperback.ts'
import type { Product } from '../../contract/shop.ts'
import type { Queries } from '../db/database.ts'
import { storedLengths, storedMetadata } from '../db/shop-columns.ts'
import type { ProductTable } from '../db/shop-tables.ts'
import { lowestPrice, reductionOf } from './reductions.ts'

export type ProductRow = Selectable<ProductTable>

/** Longer ones may cost more. */
interface PricedStory {
  readonly id: string
  readonly language: string
}

/** Whether an edition is sold here; the first story's and free ones are had without. */
export const isSold = (
  { name }: Pick<ProductRow, 'name'>,
  { sellsAudiobooks }: SoldEditions,
  language: string | undefined,
): boolean => name !== 'audiobook' || sellsAudiobooks(language)

export interface SoldEditions {
  /** False for a language that only the built-in voice could read to whoever pays; without one, where it reads all. */
  readonly sellsAudiobooks: (language: string | undefined) => boolean
}

/** At the prices of a story's length; without one, of the shortest. */
export async function soldProducts(
  { db, sellsAudiobooks }: SoldEditions & { readonly db: Queries },
  now: number,
  story?: PricedStory,
): Promise<Product[]> {
  const rows = await db
    .selectFrom('product')
    .selectAll()
    .select(lowestPrice(now).as('former'))
    .where('price_id', 'is not', null)
    .orderBy('position')
    .execute()
  const priced = await pricedFor(db, rows, story)
  return priced.map(row => ({
    id: row.id,
    name: row.name,
    priceInCent: row.price_in_cent,
    priceId: row.price_id ?? '',
    description: row.description,
    metadata: storedMetadata(row.metadata),
    reduction: reductionOf(row, row.former, now),
    isSold: isSold(row, { sellsAudiobooks }, story?.language),
  }))
}

export const productOf = (queries: Queries, id: string): Promise<ProductRow | undefined> =>
  queries.selectFrom('product').selectAll().where('id', '=', id).executeTakeFirst()

/** The product at the price of a story's length. */
export async function priceFor(queries: Queries, product: ProductRow, story: PricedStory): Promise<ProductRow> {
  const [priced = product] = await pricedFor(queries, [product], story)
  return priced
}

async function pricedFor<Row extends ProductRow>(
  queries: Queries,
  rows: readonly Row[],
  story: PricedStory | undefined,
): Promise<readonly Row[]> {
  if (!story || rows.every(({ lengths }) => storedLengths(lengths).length === 0)) return rows
  const chapters = await queries.selectFrom('chapter').select('text').where('story_id', '=', story.id).execute()
  const words = wordsIn({ language: story.language, chapters })
  return rows.map(row => {
    const found = storedLengths(row.lengths).findLast(({ wordsFrom }) => words >= wordsFrom)
    // No code makes a length's own price less.
    return found ? { ...row, price_in_cent: found.priceInCent, price_id: found.priceId, code: null } : row
  })
}
