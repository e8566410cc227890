import type { Clock } from '../../lib/clock.ts'
import type { Database } from '../db/database.ts'
import { dayOf } from './issue-invoice.ts'
import type { Seller } from './seller.ts'

/**
 * Full calendar years after that of the invoice. The longest that a seller here has to: ten years from the end of the year, where
 * the buyer's country taxes (Art. 369k of Directive 2006/112/EC, one-stop shop). Countries ask for as long or less, from the end of
 * the year too (Germany eight, § 14b UStG and § 147 AO; Austria seven, § 132 BAO; France ten, Art. L123-22 Code de commerce).
 */
const KEPT_YEARS = 10
const AT_ONCE = 1000

interface RemovalDeps {
  readonly db: Database
  readonly clock: Clock
  readonly seller: Pick<Seller, 'timeZone'>
}

/** Removes what was kept for long enough, on the seller's calendar. The last number of a year stays: none is given twice. */
export async function removeOldInvoices({ db, clock, seller }: RemovalDeps): Promise<void> {
  const thisYear = Number(dayOf(clock(), seller.timeZone).slice(0, 4))
  for (;;) {
    const removed = await db
      .deleteFrom('invoice')
      .where('id', 'in', query =>
        query
          .selectFrom('invoice')
          .select('id')
          .where('issued_on', '<', `${thisYear - KEPT_YEARS}-01-01`)
          .orderBy('issued_on')
          .limit(AT_ONCE),
      )
      .returning('id')
      .execute()
    if (removed.length < AT_ONCE) return
  }
}
