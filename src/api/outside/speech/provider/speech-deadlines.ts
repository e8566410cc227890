/** How long, how much and how often a model may be asked to speak. */
export interface SpeechDeadlines {
  /** For one request, from the first byte sent to the last one read. */
  readonly callMs: number
  /** Bytes that one answer may have. */
  readonly answerBytes: number
  /** Further tries of a request that failed in passing. */
  readonly retries: number
  /** Requests that are open at once, whichever stories they are for. */
  readonly atOnce: number
}

/** An utterance has 400 characters at most: half a minute, some 3 MB in the largest format that we read. */
export const SPEECH_DEADLINES: SpeechDeadlines = {
  callMs: 60_000,
  answerBytes: 16 * 1024 * 1024,
  retries: 2,
  atOnce: 6,
}
