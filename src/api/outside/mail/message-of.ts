import type { SendMailOptions } from 'nodemailer'
import * as z from 'zod/mini'
import { BRAND } from '../../../contract/brand.ts'
import { type Mail, MailFailure } from './mailer.ts'

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
    messageId: mail.messageId,
    // Keeps out-of-office replies away, and hides our tools.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All', ...mail.headers },
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
