import { WITHDRAWAL_DAYS } from '../../contract/withdrawal.ts'
import { DAY_MS } from '../../lib/day.ts'
import type { Queries } from '../db/database.ts'
import type { EditionFileType } from '../db/edition-tables.ts'
import type { OrderRow } from './shop-deps.ts'

/** Delivery begins with the first of these files. */
const FIRST_FILES: Readonly<Partial<Record<OrderRow['edition'], EditionFileType>>> = {
  ebook: 'ebook',
  audiobook: 'chapteraudio',
}

type Bought = Pick<OrderRow, 'edition' | 'state' | 'story_id' | 'paid_in_cent' | 'paid_at'>

/**
 * Whether a withdrawal ends the contract (Directive 2011/83/EU): within 14 days from the next day (Art. 9), for a file
 * not yet delivered (Art. 16(m)). Not for made-to-order books (Art. 16(c)); free ones are simply deleted.
 */
export async function mayWithdraw(queries: Queries, order: Bought, now: number): Promise<boolean> {
  const type = FIRST_FILES[order.edition]
  const isOpen = order.state === 'paid' || order.state === 'fulfilled'
  if (type === undefined || !isOpen || !order.paid_in_cent || order.paid_at === null) return false
  // The last day counts whole, wherever the buyer lives.
  if (now > order.paid_at.getTime() + (WITHDRAWAL_DAYS + 2) * DAY_MS) return false
  if (order.story_id === null) return true
  const handedOver = await queries
    .selectFrom('media')
    .select('id')
    .where('story_id', '=', order.story_id)
    .where('type', '=', type)
    .limit(1)
    .executeTakeFirst()
  return handedOver === undefined
}
