import type { SendMailOptions } from 'nodemailer'
import * as z from 'zod/mini'
import { BRAND } from '../../../contract/brand.ts'
import { type Mail, MailFailure, PICTURE_ID } from './mailer.ts'

const Address = z.email()

/** Addresses are passed as objects, never as text to be parsed for more addresses or headers. Throws MailFailure. */
export function messageOf(mail: Mail): SendMailOptions {
  if (!Address.safeParse(mail.to).success) throw new MailFailure('EADDRESS', true)
  return {
    from: { name: BRAND, address: mail.from },
    to: { name: '', address: mail.to },
    envelope: { from: mail.from, to: mail.to },
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    ...(mail.picture && { attachments: [attachmentOf(mail.picture)] }),
    messageId: mail.messageId,
    // Keeps out-of-office replies away, and hides our tools.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All', ...mail.headers },
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** Inline: programs show it in its place, and list no file. */
const attachmentOf = (picture: Uint8Array): NonNullable<SendMailOptions['attachments']>[number] => ({
  cid: PICTURE_ID,
  filename: 'cover.jpg',
  content: Buffer.from(picture),
  contentType: 'image/jpeg',
  contentDisposition: 'inline',
})
