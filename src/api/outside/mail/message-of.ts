import type { SendMailOptions } from 'nodemailer'
import * as z from 'zod/mini'
import { BRAND } from '../../../contract/brand.ts'
import { type Mail, MailFailure } from './mailer.ts'

const Address = z.email()

/**
 * A mail as the library takes it. Addresses go in as addresses, never as text that it would read for more of them, or
 * for headers. Throws MailFailure for an address that is none.
 */
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
    // Nobody's out-of-office note should answer, and nobody needs to know our tools.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All', ...mail.headers },
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
