import type { Clock } from '../lib/clock.ts'
import type { Suggester } from './author/suggest.ts'
import type { Queries } from './db/database.ts'
import { hasRoom } from './stories/token-budget.ts'

/** Tokens that one round of suggestions may take, read and written. */
const ROUND_TOKENS = 2000

/** Suggests with the model while the day's budget has room for one more round, and without it after that. */
export function meteredSuggester(
  parts: { model: Suggester; offline: Suggester },
  meter: { db: Queries; clock: Clock; tokensPerDay: number },
): Suggester {
  return {
    async *suggest(ask, signal) {
      const room = { tokens: ROUND_TOKENS, perDay: meter.tokensPerDay, now: meter.clock() }
      const chosen = (await hasRoom(meter.db, room)) ? parts.model : parts.offline
      yield* chosen.suggest(ask, signal)
    },
  }
}
