import { sql } from 'kysely'
import { DAY_MS } from '../../lib/day.ts'
import type { Queries } from '../db/database.ts'

const BUDGET_LOCK = 7_302_511
/** Suggestions have a budget of their own. */
export const SUGGESTIONS_STEP = 'suggestions'

export interface ReservationRequest {
  readonly storyId: string
  readonly tokens: number
  readonly perDay: number
  readonly now: number
}

/** Needed for reserving tokens; until the transaction ends. */
export const lockBudget = (transaction: Queries): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(${BUDGET_LOCK})`.execute(transaction)

/** Reserves tokens for a story before its first request or a retry; false when the day's budget is used up. */
export async function reserveTokens(transaction: Queries, request: ReservationRequest): Promise<boolean> {
  if (request.tokens === 0) return true
  await lockBudget(transaction)
  if ((await tokensReserved(transaction, request.now)) + request.tokens > request.perDay) return false
  const created_at = new Date(request.now)
  await transaction
    .insertInto('token_reservation')
    .values({ story_id: request.storyId, created_at, reserved: request.tokens, used: 0, settled: false })
    .onConflict(conflict =>
      conflict.column('story_id').doUpdateSet(row => ({
        created_at,
        settled: false,
        reserved: sql`${row.ref('token_reservation.used')} + ${request.tokens}`,
      })),
    )
    .execute()
  return true
}

/** Tokens reserved or used in 24 hours, without suggestions. Reserve only under the budget's lock. */
export async function tokensReserved(queries: Queries, now: number): Promise<number> {
  const since = new Date(now - DAY_MS)
  const { rows } = await sql<{ reserved: string }>`
    select
      (select coalesce(sum(case when settled then used else greatest(reserved, used) end), 0)
       from token_reservation where created_at > ${since})
      + (select coalesce(sum(input_tokens + output_tokens), 0)
         from provider_usage where story_id is null and step <> ${SUGGESTIONS_STEP} and created_at > ${since})
      + (select coalesce(sum(tokens), 0)
         from call_token_reservation where network_hash is null and created_at > ${since}) as reserved`.execute(queries)
  return Number(rows[0]?.reserved)
}

export interface TokensSpent {
  /** Null outside stories, such as for suggestions. */
  readonly storyId: string | null
  readonly step: string
  readonly model: string
  readonly inputTokens: number
  readonly outputTokens: number
}

/** Records usage at once: a later crash must not lose it. False when the story exceeds its reservation. */
export async function recordTokens(queries: Queries, spent: TokensSpent): Promise<boolean> {
  const { storyId, inputTokens, outputTokens } = spent
  await queries
    .insertInto('provider_usage')
    .values({
      story_id: storyId,
      step: spent.step,
      model: spent.model,
      input_tokens: inputTokens,
      output_tokens: outputTokens,
    })
    .execute()
  if (storyId === null) return true
  const row = await queries
    .updateTable('token_reservation')
    .set(old => ({ used: old('used', '+', inputTokens + outputTokens) }))
    .where('story_id', '=', storyId)
    .returning(['used', 'reserved'])
    .executeTakeFirst()
  return row === undefined || row.used <= row.reserved
}

/** Records requested pictures, used or not. Outside the token budget. */
export async function recordPictures(
  queries: Queries,
  usage: { storyId: string | null; step: string; model: string; pictures: number },
): Promise<void> {
  const { storyId, step, model, pictures } = usage
  if (pictures === 0) return
  await queries
    .insertInto('provider_usage')
    .values({ story_id: storyId, step, model, pictures, input_tokens: 0, output_tokens: 0 })
    .execute()
}

/** Records characters for speech, used or not. Outside the token budget. */
export async function recordSpeech(
  queries: Queries,
  usage: { storyId: string; step: string; model: string; characters: number },
): Promise<void> {
  const { storyId, step, model, characters } = usage
  await queries
    .insertInto('provider_usage')
    .values({ story_id: storyId, step, model, characters, input_tokens: 0, output_tokens: 0 })
    .execute()
}

export async function settleTokens(queries: Queries, storyId: string): Promise<void> {
  await queries.updateTable('token_reservation').set({ settled: true }).where('story_id', '=', storyId).execute()
}
