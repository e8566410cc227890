import type { Mail, MailDocument } from '../outside/mail/mailer.ts'
import { letterHtml } from './letter-html.ts'
import { letterText } from './letter-text.ts'
import type { MailCover } from './mail-cover.ts'
import type { MailContent } from './new-mail.ts'
import { writeLetter } from './write-letter.ts'

interface Enclosures {
  readonly cover?: MailCover | undefined
  readonly document?: MailDocument | undefined
}

/** HTML and plain text; cover and PDF go with them, as nothing is fetched. */
export function composeMail(
  content: MailContent,
  { cover, document }: Enclosures = {},
): Pick<Mail, 'subject' | 'html' | 'text' | 'picture' | 'document' | 'replyTo'> {
  const letter = writeLetter(content, { coverTitle: cover?.title, hasDocument: document !== undefined })
  const written = {
    subject: letter.subject,
    html: letterHtml(letter),
    text: letterText(letter),
    ...(content.kind === 'message' && { replyTo: content.data.email }),
  }
  return { ...written, ...(cover && { picture: cover.bytes }), ...(document && { document }) }
}
