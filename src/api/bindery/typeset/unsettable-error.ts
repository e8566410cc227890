import { PlainError } from '../../../lib/plain-error.ts'

/** EPUB and DOCX work, PDF does not: a script without a face here, or a text too long. */
export class UnsettableError extends PlainError {
  override readonly name = 'UnsettableError'
  readonly reason: 'no-face' | 'too-long'

  constructor(reason: UnsettableError['reason']) {
    super(reason === 'no-face' ? 'no face here has the letters of the story' : 'the story is too long to be set')
    this.reason = reason
  }
}
