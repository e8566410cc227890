import { SUGGESTIONS_MAX } from '../../../contract/limits.ts'
import { seeded } from '../../../lib/seeded.ts'
import type { Suggester, SuggestionAsk } from '../suggest.ts'
import { continuations } from './continuations.ts'
import { phrasesFor } from './phrases.ts'

export function openOfflineSuggester(): Suggester {
  return {
    async *suggest(ask: SuggestionAsk, signal: AbortSignal) {
      const { starts, goOn } = phrasesFor(ask.title, ask.language)
      const dice = seeded(`${ask.title} ${ask.start.trim()}`)
      const mixed = { starts: dice.shuffle(starts), goOn: dice.shuffle(goOn) }
      for (const text of continuations(ask.start, mixed, ask.language).slice(0, SUGGESTIONS_MAX)) {
        if (signal.aborted) return
        yield text
      }
    },
  }
}
