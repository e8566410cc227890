import { sql } from 'kysely'
import type { SignInAttemptTable } from '../db/account-tables.ts'
import type { Queries } from '../db/database.ts'

type Kind = Exclude<SignInAttemptTable['kind'], 'story-browser' | 'story-network'>

const ATTEMPT_WINDOW_MS = 15 * 60_000

/** How many of a kind may happen within the window for one key. */
const LIMITS: Readonly<Record<Kind, number>> = {
  // Wrong bare tokens of everybody together.
  token: 50,
  // Of all browsers together that the account does not know. One network spends no more than its own share of it, and
  // the owner's browsers have places of their own: whoever knows an address cannot keep its owner out.
  'password-account': 50,
  'password-network': 10,
  'password-known': 10,
  'mail-account': 12,
  'mail-asker': 5,
  'mail-known': 5,
  // A network may be a whole school.
  'mail-network': 100,
  'withdrawal-address': 5,
  'withdrawal-network': 20,
}

export interface Attempt {
  readonly kind: Kind
  /** HMAC of what is counted. */
  readonly key: string
}

/**
 * Whether one more of each may happen. Holds their counts until the transaction ends, so that parallel requests cannot
 * all take the last place.
 */
export async function haveRoom(transaction: Queries, attempts: readonly Attempt[], now: number): Promise<boolean> {
  // Always in the same order, else two requests could wait for each other.
  for (const name of attempts.map(({ kind, key }) => `${kind}:${key}`).sort()) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction)
  }
  for (const { kind, key } of attempts) {
    const { count } = await transaction
      .selectFrom('sign_in_attempt')
      .select(query => query.fn.countAll<string>().as('count'))
      .where('kind', '=', kind)
      .where('key', '=', key)
      .where('at', '>', new Date(now - ATTEMPT_WINDOW_MS))
      .executeTakeFirstOrThrow()
    if (Number(count) >= LIMITS[kind]) return false
  }
  return true
}

/** Counts one of each; ids to take them back by. */
export async function countAttempts(
  transaction: Queries,
  attempts: readonly Attempt[],
  now: number,
): Promise<readonly string[]> {
  const rows = await transaction
    .insertInto('sign_in_attempt')
    .values(attempts.map(({ kind, key }) => ({ kind, key, at: new Date(now) })))
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Takes counted attempts back: what succeeded does not count. */
export async function forgetAttempts(transaction: Queries, ids: readonly string[]): Promise<void> {
  await transaction.deleteFrom('sign_in_attempt').where('id', 'in', ids).execute()
}
