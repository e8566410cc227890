export interface SuggestionAsk {
  /** What stands in the field so far; may be empty. */
  readonly start: string
  /** Two-letter code of the page's language. */
  readonly language: string
  /** Id of the question, or the question itself where a page brings its own. */
  readonly title: string
  /** Who asks, as keyed hashes: each has so many rounds a day. A browser may not be known yet. */
  readonly asker: { readonly browser: string | undefined; readonly network: string }
}

/** Helps a visitor who is looking for words. */
export interface Suggester {
  /**
   * At most SUGGESTIONS_MAX short continuations, none twice: each is what could be added to the end of `start`, or fill
   * the empty field. Ends early when `signal` does.
   */
  suggest(ask: SuggestionAsk, signal: AbortSignal): AsyncIterable<string>
}
