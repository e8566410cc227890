import type { ExpressionBuilder } from 'kysely'
import { UNPROVEN_ACCOUNT_DAYS } from '../../contract/limits.ts'
import { DAY_MS } from '../../lib/day.ts'
import type { Queries } from '../db/database.ts'
import type { Schema } from '../db/schema.ts'
import { deleteStories } from './delete-stories.ts'
import type { RemovalDeps } from './remove-files.ts'

const ACCOUNTS_AT_ONCE = 50

/** Deletes accounts not proven in time, with sessions and stories. Those with a payment stay: buyers have receipts. */
export async function sweepUnproven(deps: RemovalDeps): Promise<void> {
  let deleted = 0
  for (let batch = ACCOUNTS_AT_ONCE; batch === ACCOUNTS_AT_ONCE; deleted += batch) batch = await deleteSome(deps)
  if (deleted > 0) deps.log.info({ deleted }, 'unproven accounts deleted')
}

function deleteSome({ db, clock }: RemovalDeps): Promise<number> {
  const now = clock()
  return db.transaction().execute(async transaction => {
    const ids = await overdue(transaction, new Date(now - UNPROVEN_ACCOUNT_DAYS * DAY_MS))
    if (ids.length === 0) return 0
    const stories = await transaction.selectFrom('story').select('id').where('account_id', 'in', ids).execute()
    const storyIds = stories.map(({ id }) => id)
    await forgetOrders(transaction, ids)
    await deleteStories(transaction, storyIds, now)
    await transaction.deleteFrom('account').where('id', 'in', ids).execute()
    return ids.length
  })
}

/** The oldest due accounts, without those locked by a proof at this moment. */
async function overdue(transaction: Queries, before: Date): Promise<string[]> {
  const rows = await transaction
    .selectFrom('account')
    .select('id')
    .where('proven_at', 'is', null)
    .where('is_staff', '=', false)
    .where('created_at', '<=', before)
    .where(build => build.not(build.exists(paidOrders(build).whereRef('shop_order.account_id', '=', 'account.id'))))
    .where(build => build.not(build.exists(paidOrdersOfStories(build))))
    .orderBy('created_at')
    .limit(ACCOUNTS_AT_ONCE)
    .forUpdate()
    .skipLocked()
    .execute()
  return rows.map(({ id }) => id)
}

type Build = ExpressionBuilder<Schema, 'account'>

const paidOrders = (build: Build) =>
  build.selectFrom('shop_order').select('shop_order.id').where('shop_order.paid_in_cent', '>', 0)

const paidOrdersOfStories = (build: Build) =>
  paidOrders(build)
    .innerJoin('story', 'story.id', 'shop_order.story_id')
    .whereRef('story.account_id', '=', 'account.id')

/** Free orders stay counted, anonymously. */
async function forgetOrders(transaction: Queries, accounts: readonly string[]): Promise<void> {
  await transaction
    .updateTable('shop_order')
    .set({ email: null, prefilled_email: null, address: null, browser_hmac: null, claim_hash: '' })
    .where('account_id', 'in', accounts)
    .execute()
}
