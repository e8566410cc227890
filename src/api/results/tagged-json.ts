import { createHash } from 'node:crypto'

const TAG_LENGTH = 22

export class TaggedJson {
  /** Different for every answer, without quotes. */
  readonly tag: string
  readonly write: () => string
  constructor(tag: string, write: () => string) {
    this.tag = tag
    this.write = write
  }
}

/** A hash of the texts. */
export const tagOf = (...texts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(texts)).digest('base64url').slice(0, TAG_LENGTH)
