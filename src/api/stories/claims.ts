import { createHmac, randomBytes } from 'node:crypto'
import { isIPv6 } from 'node:net'

const CLAIM_BYTES = 32
const NETWORK_GROUPS = 4

/** The secret of an anonymous author's browser: whoever holds it may read that browser's stories. */
export const newClaim = (): string => randomBytes(CLAIM_BYTES).toString('base64url')

export const isClaim = (value: string | undefined): value is string => /^[\w-]{43}$/.test(value ?? '')

/** What the database keeps of a claim or a network; useless without the service's secret. */
export const keyedHash = (secret: string, purpose: 'claim' | 'network' | 'first-claim', value: string): string =>
  createHmac('sha256', secret).update(`${purpose}:${value}`).digest('base64url')

/** The network an address belongs to for the quota: IPv4 as it is, IPv6 its /64. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:/, '')
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = plain.split('::')
  const front = head.split(':').filter(Boolean)
  const back = tail?.split(':').filter(Boolean) ?? []
  const zeros = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0')
  const groups = tail === undefined ? front : [...front, ...zeros, ...back]
  return `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`
}
