import { createHmac, randomBytes } from 'node:crypto'
import { isIPv6 } from 'node:net'

const CLAIM_BYTES = 32
const GROUPS = 8
const NETWORK_GROUPS = 4

/** The secret of an anonymous author's browser: whoever holds it may read that browser's stories. */
export const newClaim = (): string => randomBytes(CLAIM_BYTES).toString('base64url')

export const isClaim = (value: string | undefined): value is string => /^[\w-]{43}$/.test(value ?? '')

/** What the database keeps of a claim or a network; useless without the service's secret. */
export const keyedHash = (secret: string, purpose: 'claim' | 'network' | 'first-claim', value: string): string =>
  createHmac('sha256', secret).update(`${purpose}:${value}`).digest('base64url')

/**
 * The network an address belongs to for the quota: IPv4 as it is, also in IPv6's clothes; IPv6 its /64, however it is
 * written.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%', 1)
  if (!isIPv6(plain)) return plain
  // As URLs write it: small letters, no zeros in front, the longest row of zero groups left out.
  const written = new URL(`http://[${plain}]`).hostname.slice(1, -1)
  const [head = '', tail] = written.split('::')
  const front = head.split(':').filter(Boolean)
  const back = tail?.split(':').filter(Boolean) ?? []
  const zeros = Array.from({ length: GROUPS - front.length - back.length }, () => '0')
  const groups = [...front, ...zeros, ...back]
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff') return ipv4Of(groups.slice(6))
  return `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`
}

const ipv4Of = (groups: readonly string[]): string =>
  groups.flatMap(group => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255]).join('.')
