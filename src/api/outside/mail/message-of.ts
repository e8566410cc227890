import type { SendMailOptions } from 'nodemailer'
import * as z from 'zod/mini'
import { BRAND } from '../../../contract/brand.ts'
import { type Mail, type MailDocument, MailFailure, PICTURE_ID } from './mailer.ts'

const Address = z.email()
/** Keeps out-of-office replies away. */
const OF_A_PROGRAM = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }

/** Addresses are passed as objects, never as text to be parsed for more addresses or headers. Throws MailFailure. */
export function messageOf(mail: Mail): SendMailOptions {
  const addresses = [mail.to, ...(mail.replyTo === undefined ? [] : [mail.replyTo])]
  if (!addresses.every(address => Address.safeParse(address).success)) throw new MailFailure('EADDRESS', true)
  return {
    from: { name: BRAND, address: mail.from },
    to: { name: '', address: mail.to },
    envelope: { from: mail.from, to: mail.to },
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    attachments: [
      ...(mail.picture ? [inlinePicture(mail.picture)] : []),
      ...(mail.document ? [attachedPdf(mail.document)] : []),
    ],
    messageId: mail.messageId,
    ...(mail.replyTo !== undefined && { replyTo: { name: '', address: mail.replyTo } }),
    headers: { ...(mail.replyTo === undefined && OF_A_PROGRAM), ...mail.headers },
    // Hides our tools.
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

type Attachment = NonNullable<SendMailOptions['attachments']>[number]

/** Inline: programs show it in its place, and list no file. */
const inlinePicture = (picture: Uint8Array): Attachment => ({
  cid: PICTURE_ID,
  filename: 'cover.jpg',
  content: Buffer.from(picture),
  contentType: 'image/jpeg',
  contentDisposition: 'inline',
})

const attachedPdf = ({ name, bytes }: MailDocument): Attachment => ({
  filename: name,
  content: Buffer.from(bytes),
  contentType: 'application/pdf',
  contentDisposition: 'attachment',
})
