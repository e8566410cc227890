/** How long, how much and how often one model may be asked for pictures. */
export interface ImageDeadlines {
  /** For one request, from the first byte sent to the last one read: a picture comes whole, after a silence. */
  readonly callMs: number
  /** Bytes of the answer that one picture may have on the wire, as base64. */
  readonly pictureBytes: number
  /** Further tries of a request that failed in passing (too many requests, a server's error). */
  readonly retries: number
  /** Requests that are open at once, whichever stories they are for; the others wait their turn. */
  readonly atOnce: number
}

/** A PNG of 1024 x 1536 px has some 3 MB, which are 4 MB as base64; models answer in 10 to 60 seconds. */
export const IMAGE_DEADLINES: ImageDeadlines = {
  callMs: 90_000,
  pictureBytes: 16 * 1024 * 1024,
  retries: 1,
  atOnce: 8,
}
