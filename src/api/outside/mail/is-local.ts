import { isLocalName, isLoopback } from './local-names.ts'

/** Checks the connection's address, not a forwarded one, and the `Host` header against DNS rebinding. */
export function isLocal(address: string | undefined, host: string | undefined): boolean {
  return address !== undefined && isLoopback(address) && isLocalHost(host)
}

export function isLocalHost(host: string | undefined): boolean {
  if (!host) return false
  const url = URL.parse(`http://${host}`)
  // Rejects a host with a path or a user in it.
  return url !== null && url.href === `http://${url.host}/` && isLocalName(url.hostname)
}
