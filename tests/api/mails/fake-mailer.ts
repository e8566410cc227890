import type { Mail, Mailer } from '../../../src/api/outside/mail/mailer.ts'

export interface FakeMailer extends Mailer {
  readonly sent: Mail[]
  /** What happens to the next mails, one each, before they count as sent. */
  readonly next: ((mail: Mail) => Promise<void>)[]
}

export function fakeMailer(): FakeMailer {
  const sent: Mail[] = []
  const next: FakeMailer['next'] = []
  return {
    sent,
    next,
    async send(mail) {
      await next.shift()?.(mail)
      sent.push(mail)
    },
  }
}
