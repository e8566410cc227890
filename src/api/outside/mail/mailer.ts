import { PlainError } from '../../../lib/plain-error.ts'

export interface Mail {
  /** One plain address each, without a name. */
  readonly to: string
  readonly from: string
  readonly subject: string
  readonly html: string
  readonly text: string
  /** As it stands in the header, in angle brackets; the same for every attempt at the same mail. */
  readonly messageId: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Hands mails over to whoever carries them. */
export interface Mailer {
  /** Resolves once somebody else answers for the mail. Rejects with MailFailure. */
  send(mail: Mail): Promise<void>
}

export interface OpenMailer extends Mailer {
  /** Lets go of connections. Mails under way are given up. */
  close(): Promise<void>
}

/**
 * Why a mail was not taken; caused by a ServiceUnavailable where nobody could take one. Says nothing of the mail itself:
 * it may stand in a log.
 */
export class MailFailure extends PlainError {
  override readonly name = 'MailFailure'
  /** Whether another attempt would meet the same answer. */
  readonly isPermanent: boolean
  readonly code: string

  constructor(code: string, isPermanent: boolean, options?: ErrorOptions) {
    super(`a mail was not taken (${code})`, options)
    this.code = code
    this.isPermanent = isPermanent
  }
}
