import type { Mail } from '../outside/mail/mailer.ts'
import { letterHtml } from './letter-html.ts'
import { letterText } from './letter-text.ts'
import type { MailCover } from './mail-cover.ts'
import type { MailContent } from './new-mail.ts'
import { writeLetter } from './write-letter.ts'

/** HTML and plain text; the cover goes with them, as nothing is fetched. */
export function composeMail(
  content: MailContent,
  cover?: MailCover,
): Pick<Mail, 'subject' | 'html' | 'text' | 'picture' | 'replyTo'> {
  const letter = writeLetter(content, cover?.title)
  const written = {
    subject: letter.subject,
    html: letterHtml(letter),
    text: letterText(letter),
    ...(content.kind === 'message' && { replyTo: content.data.email }),
  }
  return cover ? { ...written, picture: cover.bytes } : written
}
