import type { Queries } from '../db/database.ts'
import { keyedHash } from './claims.ts'

/** A browser repeats its first request, whose answer it did not get, within so long. */
const REPEAT_MS = 10 * 60_000

/**
 * The claim of a browser that has none yet, made from the key of its first request: repeating that, it has no cookie and
 * must still be the same one. Only from the same network and for minutes: later the key is worth nothing to anybody who
 * finds it. Undefined when it is too late.
 */
export async function firstClaim(
  { db, secret }: { readonly db: Queries; readonly secret: string },
  asked: { readonly requestKey: string; readonly networkHash: string; readonly now: number },
): Promise<string | undefined> {
  const claim = keyedHash(secret, 'first-claim', `${asked.requestKey} ${asked.networkHash}`)
  const first = await db
    .selectFrom('story')
    .select('created_at')
    .where('claim_hash', '=', keyedHash(secret, 'claim', claim))
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst()
  return first && first.created_at.getTime() <= asked.now - REPEAT_MS ? undefined : claim
}
