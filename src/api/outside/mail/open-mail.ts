import type { OpenMailer } from './mailer.ts'
import { openOutbox } from './outbox.ts'
import { openSmtp } from './smtp.ts'

/** A mail server, and the address that mails come from. */
export interface MailConfig {
  readonly smtpUrl: string
  readonly from: string
}

export interface OpenMail {
  readonly mailer: OpenMailer
  readonly from: string
  /** The folder that mails end in; undefined where a mail server carries them. */
  readonly outbox: string | undefined
}

/** Nobody can answer to what never left this machine. */
const EMBEDDED_FROM = 'stories@lumitale.localhost'

/** The mail server where one is configured, otherwise the outbox folder. Nothing is connected before the first mail. */
export function openMail(config: MailConfig | undefined, outbox: string): OpenMail {
  if (config) return { mailer: openSmtp(config.smtpUrl), from: config.from, outbox: undefined }
  return { mailer: openOutbox(outbox), from: EMBEDDED_FROM, outbox }
}
