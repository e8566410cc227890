import { ServiceUnavailable } from '../../../lib/service-unavailable.ts'
import { MailFailure } from './mailer.ts'

/** A code as libraries and systems give them; anything else may be somebody's words. */
const CODE = /^[A-Z][A-Z0-9_]{0,30}$/
/** In answer to these a server refuses the mail; elsewhere it refuses us, and an operator can mend that. */
const ABOUT_THE_MAIL = ['RCPT TO', 'DATA']

interface Told {
  readonly code?: unknown
  readonly responseCode?: unknown
  readonly command?: unknown
}

/** What went wrong, as one of two kinds: not with this mail ever, or perhaps later. Keeps none of the error's words. */
export function mailFailureOf(error: unknown): MailFailure {
  if (error instanceof MailFailure) return error
  const { code, responseCode, command } = (error ?? {}) as Told
  const name = typeof code === 'string' && CODE.test(code) ? code : 'EUNKNOWN'
  // No answer at all: the server, or the disk that stands for it, is away.
  const away = { cause: new ServiceUnavailable('mail') }
  if (typeof responseCode !== 'number') return new MailFailure(name, false, name === 'EUNKNOWN' ? undefined : away)
  const isPermanent = responseCode >= 500 && responseCode < 600 && ABOUT_THE_MAIL.includes(command as string)
  const isPassing = responseCode >= 400 && responseCode < 500
  return new MailFailure(`${name} ${responseCode}`, isPermanent, isPassing ? away : undefined)
}
