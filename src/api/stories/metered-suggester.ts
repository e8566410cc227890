import type { Suggester } from '../author/suggest.ts'
import type { TokenMeter } from '../limits/token-reservation.ts'
import { holdSuggestions } from './suggestion-reservation.ts'

/**
 * Suggests with the model while the suggestions' share of the day's tokens, and the asker's own rounds, have room for one
 * more, and without it after that. Who goes away, or is gone when their turn comes, frees their place.
 */
export function meteredSuggester(parts: { model: Suggester; offline: Suggester }, meter: TokenMeter): Suggester {
  return {
    async *suggest(ask, signal) {
      const hold = await holdSuggestions(meter, ask.asker)
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
