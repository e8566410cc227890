import { createHmac, timingSafeEqual } from 'node:crypto'

/** HMAC of a token, selector, cookie or counted name: useless without the service's secret. */
export const accountHash = (
  secret: string,
  purpose: 'token' | 'selector' | 'asked' | 'known' | 'counted' | 'mailbox',
  value: string,
): string => createHmac('sha256', secret).update(`account ${purpose}:${value}`).digest('base64url')

/** Compares in constant time. */
export function isSameHash(left: string, right: string): boolean {
  const [one, other] = [Buffer.from(left), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}
