import { WITHDRAWAL_DAYS } from '../../contract/withdrawal.ts'
import { DAY_MS } from '../../lib/day.ts'
import type { Queries } from '../db/database.ts'
import type { EditionFileType } from '../db/edition-tables.ts'
import type { OrderRow } from './shop-deps.ts'

/** With the first file of these the handing over has begun. */
const FIRST_FILES: Readonly<Partial<Record<OrderRow['edition'], EditionFileType>>> = {
  ebook: 'ebook',
  audiobook: 'chapteraudio',
}

type Bought = Pick<OrderRow, 'edition' | 'state' | 'story_id' | 'paid_in_cent' | 'paid_at'>

/**
 * Whether withdrawing from a contract ends it by itself (Directive 2011/83/EU): within 14 days from the day after it was made
 * (Art. 9), for a file of which nothing was handed over yet (Art. 16(m)). A book that is made for its buyer is excepted
 * (Art. 16(c)); what was free is given back by deleting it.
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
