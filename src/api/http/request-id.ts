import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

/** What nginx (32 hexadecimal digits), and most who number requests, send. */
const SANE = /^[\w-]{16,64}$/
const FAMILIES = { 4: 'ipv4', 6: 'ipv6' } as const
const BITS = { 4: 32, 6: 128 } as const

/**
 * Gives every request its number: the one that a trusted proxy gave it in `X-Request-Id`, so that its log and ours can be
 * read side by side, else a new one. `proxies` are IP addresses and networks in CIDR form.
 */
export function requestIds(proxies: readonly string[]): (request: IncomingMessage) => string {
  const trusted = new BlockList()
  for (const proxy of proxies) {
    const [address = '', bits] = proxy.split('/')
    const version = isIP(address) as 4 | 6
    trusted.addSubnet(address, Number(bits ?? BITS[version]), FAMILIES[version])
  }
  return request => {
    const given = request.headers['x-request-id']
    const isSane = typeof given === 'string' && SANE.test(given)
    return isSane && isTrusted(trusted, request.socket.remoteAddress) ? given : randomUUID()
  }
}

function isTrusted(trusted: BlockList, address = ''): boolean {
  // An IPv4 address may come in the form of an IPv6 one, which the list knows as the same.
  const version = isIP(address)
  return version !== 0 && trusted.check(address, FAMILIES[version as 4 | 6])
}
