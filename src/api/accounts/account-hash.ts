import { createHmac, timingSafeEqual } from 'node:crypto'

/** What the database keeps of a token, a selector, a cookie or a counted name: useless without the service's secret. */
export const accountHash = (
  secret: string,
  purpose: 'token' | 'selector' | 'asked' | 'known' | 'counted' | 'mailbox',
  value: string,
): string => createHmac('sha256', secret).update(`account ${purpose}:${value}`).digest('base64url')

/** Compares two hashes without telling by its time where they differ. */
export function isSameHash(left: string, right: string): boolean {
  const [one, other] = [Buffer.from(left), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}
