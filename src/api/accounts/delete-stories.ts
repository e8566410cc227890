import { DAY_MS } from '../../lib/day.ts'
import type { Queries } from '../db/database.ts'

/**
 * Deletes stories and everything that was kept of them, and notes that their files have to go. What they cost stays
 * counted for its day, without saying whose it was.
 */
export async function deleteStories(transaction: Queries, ids: readonly string[], now: number): Promise<void> {
  if (ids.length === 0) return
  await countOn(transaction, ids, now)
  await transaction
    .insertInto('file_removal')
    .values(ids.map(id => ({ story_id: id, created_at: new Date(now), next_at: new Date(now) })))
    .onConflict(conflict => conflict.column('story_id').doNothing())
    .execute()
  await transaction.deleteFrom('story').where('id', 'in', ids).execute()
}

/** Else somebody could delete their account each time their free stories of the day, or the day's tokens, are used up. */
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
