import { createHmac, randomBytes } from 'node:crypto'
import { isIPv6 } from 'node:net'

const CLAIM_BYTES = 32
const GROUPS = 8
const NETWORK_GROUPS = 4

/** The secret of an anonymous browser, which gives access to its stories. */
export const newClaim = (): string => randomBytes(CLAIM_BYTES).toString('base64url')

export const isClaim = (value: string | undefined): value is string => /^[\w-]{43}$/.test(value ?? '')

/** HMAC of a claim or network: useless without the service's secret. */
export const keyedHash = (secret: string, purpose: 'claim' | 'network' | 'first-claim', value: string): string =>
  createHmac('sha256', secret).update(`${purpose}:${value}`).digest('base64url')

/** The quota's network: IPv4 whole (also when mapped), IPv6 as /64, normalised. */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%', 1)
  if (!isIPv6(plain)) return plain
  // Normalised by the URL parser.
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
