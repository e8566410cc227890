export interface SuggestionRequest {
  readonly start: string
  /** Two-letter code of the page's language. */
  readonly language: string
  /** Id of the question, or the text of a page's own question. */
  readonly title: string
  /** Keyed hashes for the daily limit. A browser may not be known yet. */
  readonly asker: { readonly browser: string | undefined; readonly network: string }
}

export interface Suggester {
  /** At most SUGGESTIONS_MAX distinct endings for `start`, or answers for an empty field. Ends early with `signal`. */
  suggest(request: SuggestionRequest, signal: AbortSignal): AsyncIterable<string>
}
