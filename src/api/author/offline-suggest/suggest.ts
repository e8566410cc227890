import { SUGGESTIONS_MAX } from '../../../contract/limits.ts'
import { seeded } from '../../../lib/seeded.ts'
import type { Suggester, SuggestionRequest } from '../suggest.ts'
import { continuations } from './continuations.ts'
import { phrasesFor } from './phrases.ts'

export function openOfflineSuggester(): Suggester {
  return {
    async *suggest(request: SuggestionRequest, signal: AbortSignal) {
      const { starts, goOn } = phrasesFor(request.title, request.kind, request.language)
      const dice = seeded(`${request.title} ${request.start.trim()}`)
      const isNew = (text: string) => !request.answers?.includes(text)
      const mixed = { starts: dice.shuffle(starts).filter(isNew), goOn: dice.shuffle(goOn).filter(isNew) }
      for (const text of continuations(request.start, mixed, request.language).slice(0, SUGGESTIONS_MAX)) {
        if (signal.aborted) return
        yield text
      }
    },
  }
}
