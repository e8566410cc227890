import { DAY_MS } from '../../lib/day.ts'
import type { Queries } from '../db/database.ts'

/** Deletes stories with all data and queues file removal. Their cost stays counted for its day, anonymously. */
export async function deleteStories(transaction: Queries, ids: readonly string[], now: number): Promise<void> {
  if (ids.length === 0) return
  await countOn(transaction, ids, now)
  await transaction
    .insertInto('file_removal')
    .values(ids.map(id => ({ story_id: id, created_at: new Date(now), next_at: new Date(now) })))
    .onConflict(conflict => conflict.column('story_id').doNothing())
    .execute()
  await dropPresentMails(transaction, ids, now)
  await returnBoughtOf(transaction, ids)
  await transaction.deleteFrom('story').where('id', 'in', ids).execute()
}

/** Mails of presents that have not left: what they lead to is gone. */
async function dropPresentMails(transaction: Queries, ids: readonly string[], now: number): Promise<void> {
  const presents = transaction.selectFrom('present').select('mail_id').where('story_id', 'in', ids)
  await transaction
    .updateTable('mail')
    .set({ to_address: null, data: null, failed_at: new Date(now) })
    .where('id', 'in', presents.where('mail_id', 'is not', null))
    .where('to_address', 'is not', null)
    .execute()
}

/** What recipients paid for their presents of these stories: the money goes back. */
async function returnBoughtOf(transaction: Queries, ids: readonly string[]): Promise<void> {
  await transaction
    .updateTable('shop_order')
    .set({ state: 'undeliverable' })
    .where('story_id', 'in', ids)
    .where('present_id', 'is not', null)
    .where('state', '=', 'fulfilled')
    .execute()
}

/** Else deleting the account would reset the day's quota of stories and tokens. */
async function countOn(transaction: Queries, ids: readonly string[], now: number): Promise<void> {
  await transaction.updateTable('provider_usage').set({ story_id: null }).where('story_id', 'in', ids).execute()
  const today = await transaction
    .selectFrom('story')
    .select(['claim_hash', 'network_hash', 'created_at as at'])
    .where('id', 'in', ids)
    .where('created_at', '>', new Date(now - DAY_MS))
    .execute()
  if (today.length === 0) return
  await transaction
    .insertInto('sign_in_attempt')
    .values(
      today.flatMap(({ claim_hash, network_hash, at }) => [
        { kind: 'story-browser' as const, key: claim_hash, at },
        { kind: 'story-network' as const, key: network_hash, at },
      ]),
    )
    .execute()
}
