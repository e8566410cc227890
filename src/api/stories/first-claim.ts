import type { Queries } from '../db/database.ts'
import { keyedHash } from './claims.ts'

/** Repeats of a first request come within this time. */
const REPEAT_MS = 10 * 60_000

/** A first claim, from the request's key: a repeat needs the same. Minutes only, one network; undefined later. */
export async function firstClaim(
  { db, secret }: { readonly db: Queries; readonly secret: string },
  request: { readonly requestKey: string; readonly networkHash: string; readonly now: number },
): Promise<string | undefined> {
  const claim = keyedHash(secret, 'first-claim', `${request.requestKey} ${request.networkHash}`)
  const first = await db
    .selectFrom('story')
    .select('created_at')
    .where('claim_hash', '=', keyedHash(secret, 'claim', claim))
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst()
  return first && first.created_at.getTime() <= request.now - REPEAT_MS ? undefined : claim
}
