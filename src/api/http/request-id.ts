import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

/** nginx sends 32 hexadecimal digits. */
const SANE = /^[\w-]{16,64}$/
const FAMILIES = { 4: 'ipv4', 6: 'ipv6' } as const
const BITS = { 4: 32, 6: 128 } as const

/** The request's id: a trusted proxy's `X-Request-Id`, else a new one. `proxies` are IPs and CIDRs. */
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
  // An IPv4 address may come in IPv6 form; the list treats both alike.
  const version = isIP(address)
  return version !== 0 && trusted.check(address, FAMILIES[version as 4 | 6])
}
