import { createHash } from 'node:crypto'

const TAG_LENGTH = 22

/** An answer whose tag is known before it is written; it holds nothing that the contract does not name. */
export class TaggedJson {
  /** Another one for every answer, without quotes. */
  readonly tag: string
  readonly write: () => string
  constructor(tag: string, write: () => string) {
    this.tag = tag
    this.write = write
  }
}

/** A word that is another one for other texts. */
export const tagOf = (...texts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(texts)).digest('base64url').slice(0, TAG_LENGTH)
