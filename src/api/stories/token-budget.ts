import { sql } from 'kysely'
import type { Queries } from '../db/database.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const BUDGET_LOCK = 7_302_511

/**
 * Sets tokens aside for a story before its first provider call. False when the day's budget has no room.
 * What a story did not use is given back when it is settled.
 */
export async function reserveTokens(
  transaction: Queries,
  ask: { storyId: string; tokens: number; perDay: number; now: number },
): Promise<boolean> {
  if (ask.tokens === 0) return true
  await sql`select pg_advisory_xact_lock(${BUDGET_LOCK})`.execute(transaction)
  const { held } = await transaction
    .selectFrom('token_reservation')
    .select(sql<string>`coalesce(sum(case when settled then used else greatest(reserved, used) end), 0)`.as('held'))
    .where('created_at', '>', new Date(ask.now - DAY_MS))
    .executeTakeFirstOrThrow()
  if (Number(held) + ask.tokens > ask.perDay) return false
  await transaction
    .insertInto('token_reservation')
    .values({ story_id: ask.storyId, created_at: new Date(ask.now), reserved: ask.tokens, used: 0, settled: false })
    .execute()
  return true
}

export interface TokensSpent {
  readonly storyId: string
  readonly step: string
  readonly model: string
  readonly inputTokens: number
  readonly outputTokens: number
}

/** Records what a provider charged, at once: a crash later must not forget it. */
export async function recordTokens(queries: Queries, spent: TokensSpent): Promise<void> {
  const tokens = spent.inputTokens + spent.outputTokens
  await queries
    .insertInto('provider_usage')
    .values({
      story_id: spent.storyId,
      step: spent.step,
      model: spent.model,
      input_tokens: spent.inputTokens,
      output_tokens: spent.outputTokens,
    })
    .execute()
  await queries
    .updateTable('token_reservation')
    .set(row => ({ used: row('used', '+', tokens) }))
    .where('story_id', '=', spent.storyId)
    .execute()
}

/** Gives back what a finished or failed story did not use. */
export async function settleTokens(queries: Queries, storyId: string): Promise<void> {
  await queries.updateTable('token_reservation').set({ settled: true }).where('story_id', '=', storyId).execute()
}

/** Sets the tokens of a failed story aside again when its visitor retries it. */
export async function reopenTokens(queries: Queries, storyId: string): Promise<void> {
  await queries.updateTable('token_reservation').set({ settled: false }).where('story_id', '=', storyId).execute()
}
