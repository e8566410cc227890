import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { SUGGESTION_ROUNDS_PER_BROWSER, SUGGESTION_ROUNDS_PER_NETWORK } from '../../contract/limits.ts'
import { DAY_MS } from '../../lib/day.ts'
import { suggestionDeadlineMs } from '../author/model/suggest.ts'
import type { Queries } from '../db/database.ts'
import { countDailyUses } from '../limits/daily-uses.ts'
import { lockBudget, SUGGESTIONS_STEP } from '../limits/token-budget.ts'
import type { TokenMeter, TokenReservation } from '../limits/token-reservation.ts'

/** Share of AI_TOKENS_PER_DAY, beside that of stories. */
const SUGGESTION_SHARE = 0.05
const ROUND_TOKENS = 2000
/** Added to a round's deadline: older ones are of dead processes. */
const ROUND_SLACK_MS = 15_000
const AT_ONCE_PER_BROWSER = 1
const AT_ONCE_PER_NETWORK = 5

/** `thinkingTokens`: what the model may think with in each round. */
export interface SuggestionMeter extends TokenMeter {
  readonly thinkingTokens?: number | undefined
}

/** Keyed hashes; browsers without a claim count by network alone. */
export interface SuggestionAsker {
  readonly browser: string | undefined
  readonly network: string
}

/** Reserves tokens for a round; undefined when a limit is used up. `release` frees the slot. */
export async function reserveSuggestionTokens(
  meter: SuggestionMeter,
  asker: SuggestionAsker,
): Promise<TokenReservation | undefined> {
  const { db, clock, tokensPerDay, thinkingTokens = 0 } = meter
  const tokens = ROUND_TOKENS + thinkingTokens
  const [id, now] = [randomUUID(), clock()]
  const isReserved = await db.transaction().execute(async transaction => {
    await lockBudget(transaction)
    const budget = tokensPerDay * SUGGESTION_SHARE - (await suggestionTokens(transaction, now))
    const since = now - suggestionDeadlineMs(thinkingTokens) - ROUND_SLACK_MS
    if (budget < tokens || !(await isWithinConcurrency(transaction, asker, since))) return false
    if (!(await countDailyUses(transaction, roundsOf(asker), now))) return false
    const { browser, network } = asker
    const row = { browser_hash: browser ?? null, network_hash: network, tokens }
    await transaction
      .insertInto('call_token_reservation')
      .values({ id, created_at: new Date(now), ...row })
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

const roundsOf = ({ browser, network }: SuggestionAsker) => [
  { kind: 'suggestion-network' as const, key: network, limit: SUGGESTION_ROUNDS_PER_NETWORK },
  ...(browser === undefined
    ? []
    : [{ kind: 'suggestion-browser' as const, key: browser, limit: SUGGESTION_ROUNDS_PER_BROWSER }]),
]

async function isWithinConcurrency(
  transaction: Queries,
  { browser, network }: SuggestionAsker,
  since: number,
): Promise<boolean> {
  const { rows } = await sql<{ ofBrowser: string; ofNetwork: string }>`
    select count(*) filter (where browser_hash = ${browser ?? null}) as "ofBrowser",
           count(*) filter (where network_hash = ${network}) as "ofNetwork"
    from call_token_reservation where created_at > ${new Date(since)}`.execute(transaction)
  const [held] = rows
  return Number(held?.ofBrowser) < AT_ONCE_PER_BROWSER && Number(held?.ofNetwork) < AT_ONCE_PER_NETWORK
}

/** Tokens used or reserved by suggestions in 24 hours. */
async function suggestionTokens(transaction: Queries, now: number): Promise<number> {
  const since = new Date(now - DAY_MS)
  const { rows } = await sql<{ reserved: string }>`
    select
      (select coalesce(sum(input_tokens + output_tokens), 0)
       from provider_usage where step = ${SUGGESTIONS_STEP} and created_at > ${since})
      + (select coalesce(sum(tokens), 0)
         from call_token_reservation where network_hash is not null and created_at > ${since}) as reserved`.execute(
    transaction,
  )
  return Number(rows[0]?.reserved)
}
