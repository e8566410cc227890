import type { OpenMailer } from './mailer.ts'
import { openOutbox } from './outbox.ts'
import { openSmtp } from './smtp.ts'

export interface MailConfig {
  readonly smtpUrl: string
  readonly from: string
}

export interface OpenMail {
  readonly mailer: OpenMailer
  readonly from: string
  readonly outbox: string | undefined
}

/** Mails in the outbox cannot be answered. */
const EMBEDDED_FROM = 'stories@lumitale.localhost'

/** The mail server if configured, else the outbox folder. Nothing is connected before the first mail. */
export function openMail(config: MailConfig | undefined, outbox: string): OpenMail {
  if (config) return { mailer: openSmtp(config.smtpUrl), from: config.from, outbox: undefined }
  return { mailer: openOutbox(outbox), from: EMBEDDED_FROM, outbox }
}
