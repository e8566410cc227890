import { PlainError } from '../../../lib/plain-error.ts'

/** Of the picture in a mail (RFC 2392). */
export const PICTURE_ID = 'cover@lumitale'
export const PICTURE_ADDRESS = `cid:${PICTURE_ID}`

export interface Mail {
  /** One plain address, without a name. */
  readonly to: string
  readonly from: string
  /** Whom an answer goes to, where that is not `from`. Somebody wrote the mail then, not a program. */
  readonly replyTo?: string
  readonly subject: string
  readonly html: string
  readonly text: string
  /** JPEG, shown where the HTML names `PICTURE_ADDRESS`. */
  readonly picture?: Uint8Array
  readonly document?: MailDocument
  /** As in the header, with angle brackets; the same for every try of the same mail. */
  readonly messageId: string
  readonly headers?: Readonly<Record<string, string>>
}

/** A PDF that programs list as a file. */
export interface MailDocument {
  readonly name: string
  readonly bytes: Uint8Array
}

export interface Mailer {
  /** Resolves once the mail has been taken over. Rejects with MailFailure. */
  send(mail: Mail): Promise<void>
}

export interface OpenMailer extends Mailer {
  /** Closes connections. Mails in progress are given up. */
  close(): Promise<void>
}

/** Why a mail was refused; caused by a ServiceUnavailable in an outage. No words of the mail: it may be logged. */
export class MailFailure extends PlainError {
  override readonly name = 'MailFailure'
  readonly isPermanent: boolean
  readonly code: string

  constructor(code: string, isPermanent: boolean, options?: ErrorOptions) {
    super(`a mail was not taken (${code})`, options)
    this.code = code
    this.isPermanent = isPermanent
  }
}
