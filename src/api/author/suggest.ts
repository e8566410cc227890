import type { AnswerKind } from '../../contract/answers/answer-kinds.ts'
import type { Category } from '../../contract/categories.ts'

export interface SuggestionRequest {
  readonly start: string
  /** Two-letter code of the page's language. */
  readonly language: string
  /** Id of the question, or the text of a page's own question. */
  readonly title: string
  readonly category?: Category | undefined
  /** What the page promises, as the browser sent it. */
  readonly productDefinition?: string | undefined
  /** As it is shown. */
  readonly question?: string | undefined
  readonly kind: AnswerKind
  /** So far, a line each with its question; without names. */
  readonly answers?: string | undefined
  /** Keyed hashes for the daily limit. A browser may not be known yet. */
  readonly asker: { readonly browser: string | undefined; readonly network: string }
}

export interface Suggester {
  /** At most SUGGESTIONS_MAX distinct endings for `start`, or answers for an empty field. Ends early with `signal`. */
  suggest(request: SuggestionRequest, signal: AbortSignal): AsyncIterable<string>
}
