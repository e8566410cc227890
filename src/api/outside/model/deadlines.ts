/** How long, and how much, one request may take. A drip of single bytes would hold a plain request for ever. */
export interface Deadlines {
  /** Until the first piece of an answer. */
  readonly firstChunkMs: number
  /** Between two pieces. */
  readonly chunkMs: number
  /** For the whole request: a part that is always there, and one for each token asked for. */
  readonly totalMs: number
  readonly totalMsPerToken: number
  /** Bytes of an answer on the wire, counted the same way. */
  readonly answerBytes: number
  readonly answerBytesPerToken: number
}

/**
 * Requests allow two or three tokens for each that is written, so 40 ms are a model of about ten tokens a second, as a
 * plain machine runs it. An event carries one token in some 400 bytes.
 */
export const DEADLINES: Deadlines = {
  firstChunkMs: 60_000,
  chunkMs: 30_000,
  totalMs: 60_000,
  totalMsPerToken: 40,
  answerBytes: 256 * 1024,
  answerBytesPerToken: 1024,
}
