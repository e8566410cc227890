import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

const LENGTH = 40

/** Hexadecimal key to the mailbox, derived from the installation's secret so that its processes agree. */
export const mailboxKeyOf = (secret: string): string =>
  createHmac('sha256', secret).update('mailbox').digest('hex').slice(0, LENGTH)

/** In constant time. */
export function isMailboxKey(key: string, shown: unknown): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return typeof shown === 'string' && timingSafeEqual(digest(shown), digest(key))
}
