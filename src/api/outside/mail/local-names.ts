import { BlockList, isIP } from 'node:net'

const LOOPBACK = new BlockList()
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4')
LOOPBACK.addAddress('::1', 'ipv6')

export function isLoopback(address: string): boolean {
  const family = isIP(address)
  return family !== 0 && LOOPBACK.check(address, family === 4 ? 'ipv4' : 'ipv6')
}

/** Host names of this machine: `localhost`, `127.0.0.1`, `[::1]`. */
export const isLocalName = (hostname: string): boolean =>
  hostname === 'localhost' || isLoopback(hostname.replace(/^\[(.*)\]$/, '$1'))
