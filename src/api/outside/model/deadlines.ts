export interface Deadlines {
  /** Until the first piece of an answer. */
  readonly firstChunkMs: number
  readonly chunkMs: number
  /** The whole request: a fixed part, and one per requested token. */
  readonly totalMs: number
  readonly totalMsPerToken: number
  /** Bytes of an answer on the wire, counted the same way. */
  readonly responseBytes: number
  readonly responseBytesPerToken: number
}

/** Requests allow 2-3 tokens per written one, so 40 ms are about 10 tokens a second; an event has some 400 bytes. */
export const DEADLINES: Deadlines = {
  firstChunkMs: 60_000,
  chunkMs: 30_000,
  totalMs: 60_000,
  totalMsPerToken: 40,
  responseBytes: 256 * 1024,
  responseBytesPerToken: 1024,
}
