import { randomUUID } from 'node:crypto'
import type { Clock } from '../../lib/clock.ts'
import { DAY_MS } from '../../lib/day.ts'
import type { Database } from '../db/database.ts'
import { lockBudget, tokensReserved } from './token-budget.ts'

export interface TokenMeter {
  readonly db: Database
  readonly clock: Clock
  readonly tokensPerDay: number
}

/** Reserved tokens of one call; `release` frees what was not used. */
export interface TokenReservation {
  release(): Promise<void>
}

/** Reserves tokens outside stories; undefined when the day's budget is used up. Unreleased ones count for a day. */
export async function reserveCallTokens(
  { db, clock, tokensPerDay }: TokenMeter,
  tokens: number,
): Promise<TokenReservation | undefined> {
  const id = randomUUID()
  const now = clock()
  const isReserved = await db.transaction().execute(async transaction => {
    await lockBudget(transaction)
    if ((await tokensReserved(transaction, now)) + tokens > tokensPerDay) return false
    await transaction
      .insertInto('call_token_reservation')
      .values({ id, created_at: new Date(now), tokens, browser_hash: null, network_hash: null })
      .execute()
    return true
  })
  if (!isReserved) return undefined
  return {
    async release() {
      await db.deleteFrom('call_token_reservation').where('id', '=', id).execute()
    },
  }
}

/** Deletes reservations of dead processes, a day old. */
export async function deleteOldReservations({ db, clock }: Pick<TokenMeter, 'db' | 'clock'>): Promise<void> {
  await db
    .deleteFrom('call_token_reservation')
    .where('created_at', '<', new Date(clock() - DAY_MS))
    .execute()
}
