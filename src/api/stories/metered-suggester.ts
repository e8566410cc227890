import type { Suggester } from '../author/suggest.ts'
import type { TokenMeter } from '../limits/token-reservation.ts'
import { holdSuggestions } from './suggestion-reservation.ts'

/** Uses the model within the daily and the caller's limits, else offline. Aborted calls free their slot. */
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
