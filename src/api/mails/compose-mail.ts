import type { Mail } from '../outside/mail/mailer.ts'
import { letterHtml } from './letter-html.ts'
import { letterText } from './letter-text.ts'
import type { MailContent } from './new-mail.ts'
import { writeLetter } from './write-letter.ts'

/** HTML and plain text. */
export function composeMail(content: MailContent): Pick<Mail, 'subject' | 'html' | 'text'> {
  const letter = writeLetter(content)
  return { subject: letter.subject, html: letterHtml(letter), text: letterText(letter) }
}
