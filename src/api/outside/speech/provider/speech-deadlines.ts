export interface SpeechDeadlines {
  /** One request, from the first byte sent to the last read. */
  readonly callMs: number
  /** Bytes of one answer. */
  readonly responseBytes: number
  /** Further tries after a passing failure. */
  readonly retries: number
  /** Open requests over all stories. */
  readonly atOnce: number
}

/** An utterance has 400 characters at most: half a minute, some 3 MB in the largest format that we read. */
export const SPEECH_DEADLINES: SpeechDeadlines = {
  callMs: 60_000,
  responseBytes: 16 * 1024 * 1024,
  retries: 2,
  atOnce: 6,
}
