export interface ImageDeadlines {
  /** One request, from the first byte sent to the last read: a picture comes whole, after a silence. */
  readonly callMs: number
  /** Bytes of one picture on the wire, as base64. */
  readonly pictureBytes: number
  /** Further tries after a passing failure (too many requests, a server error). */
  readonly retries: number
  /** Open requests over all stories; the others wait. */
  readonly atOnce: number
}

/** A PNG of 1024 x 1536 px has some 3 MB, which are 4 MB as base64; models answer in 10 to 60 seconds. */
export const IMAGE_DEADLINES: ImageDeadlines = {
  callMs: 90_000,
  pictureBytes: 16 * 1024 * 1024,
  retries: 1,
  atOnce: 8,
}
