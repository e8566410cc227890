import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

const LENGTH = 40

/** What opens the mailbox of an installation: made from its secret, so that its processes agree. Hexadecimal. */
export const mailboxKeyOf = (secret: string): string =>
  createHmac('sha256', secret).update('mailbox').digest('hex').slice(0, LENGTH)

/** Whether somebody shows the key; takes as long for every wrong one. */
export function isMailboxKey(key: string, shown: unknown): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return typeof shown === 'string' && timingSafeEqual(digest(shown), digest(key))
}
