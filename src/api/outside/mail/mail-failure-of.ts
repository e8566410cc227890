import { ServiceUnavailable } from '../../../lib/service-unavailable.ts'
import { MailFailure } from './mailer.ts'

/** Codes of libraries and systems; anything else may be words of a person. */
const CODE = /^[A-Z][A-Z0-9_]{0,30}$/
/** Refusals after these concern the mail; others concern our access, which an operator can repair. */
const ABOUT_THE_MAIL = ['RCPT TO', 'DATA']

interface SmtpError {
  readonly code?: unknown
  readonly responseCode?: unknown
  readonly command?: unknown
}

/** Permanent for this mail, or worth another try. Keeps none of the error's words. */
export function mailFailureOf(error: unknown): MailFailure {
  if (error instanceof MailFailure) return error
  const { code, responseCode, command } = (error ?? {}) as SmtpError
  const name = typeof code === 'string' && CODE.test(code) ? code : 'EUNKNOWN'
  // Without a response the server, or the outbox's disk, is away.
  const away = { cause: new ServiceUnavailable('mail') }
  if (typeof responseCode !== 'number') return new MailFailure(name, false, name === 'EUNKNOWN' ? undefined : away)
  const isPermanent = responseCode >= 500 && responseCode < 600 && ABOUT_THE_MAIL.includes(command as string)
  const isPassing = responseCode >= 400 && responseCode < 500
  return new MailFailure(`${name} ${responseCode}`, isPermanent, isPassing ? away : undefined)
}
