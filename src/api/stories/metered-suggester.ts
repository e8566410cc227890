import type { Suggester } from '../author/suggest.ts'
import { reserveSuggestionTokens, type SuggestionMeter } from './suggestion-reservation.ts'

/** Uses the model within the daily and the caller's limits, else offline. Aborted calls free their slot. */
export function meteredSuggester(
  suggesters: { model: Suggester; offline: Suggester },
  meter: SuggestionMeter,
): Suggester {
  return {
    async *suggest(request, signal) {
      const reservation = await reserveSuggestionTokens(meter, request.asker)
      if (!reservation) {
        yield* suggesters.offline.suggest(request, signal)
        return
      }
      try {
        yield* suggesters.model.suggest(request, signal)
      } finally {
        await reservation.release()
      }
    },
  }
}
