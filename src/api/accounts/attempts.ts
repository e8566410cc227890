import { sql } from 'kysely'
import type { SignInAttemptTable } from '../db/account-tables.ts'
import type { Queries } from '../db/database.ts'

type Kind = Exclude<SignInAttemptTable['kind'], 'story-browser' | 'story-network'>

const ATTEMPT_WINDOW_MS = 15 * 60_000

/** How many of a kind may happen within the window for one key. */
const LIMITS: Readonly<Record<Kind, number>> = {
  // Wrong bare tokens of all browsers together.
  token: 50,
  // Over all unknown browsers; each network has its own share and known browsers their own budget, against lockouts.
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
  'message-address': 5,
  'message-network': 20,
  'present-giver': 20,
  // Of all givers together: nobody shall be flooded.
  'present-address': 5,
  // Wrong codes of a network.
  'present-code': 30,
}

export interface Attempt {
  readonly kind: Kind
  readonly key: string
}

/** Whether one more of each may happen. Locks the counts until the transaction ends, against parallel requests. */
export async function isWithinLimit(transaction: Queries, attempts: readonly Attempt[], now: number): Promise<boolean> {
  // Sorted: else two requests could wait for each other.
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

/** Counts one of each; their ids, for `forgetAttempts`. */
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

export async function forgetAttempts(transaction: Queries, ids: readonly string[]): Promise<void> {
  await transaction.deleteFrom('sign_in_attempt').where('id', 'in', ids).execute()
}
