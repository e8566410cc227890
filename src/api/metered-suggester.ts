import type { Suggester } from './author/suggest.ts'
import { holdTokens, type TokenMeter } from './stories/token-hold.ts'

/** Tokens that one round of suggestions may take, read and written. */
const ROUND_TOKENS = 2000

/** Suggests with the model while the day's budget has room for one more round, and without it after that. */
export function meteredSuggester(parts: { model: Suggester; offline: Suggester }, meter: TokenMeter): Suggester {
  return {
    async *suggest(ask, signal) {
      const hold = await holdTokens(meter, ROUND_TOKENS)
      if (!hold) {
        yield* parts.offline.suggest(ask, signal)
        return
      }
      try {
        yield* parts.model.suggest(ask, signal)
      } finally {
        await hold.release()
      }
    },
  }
}
