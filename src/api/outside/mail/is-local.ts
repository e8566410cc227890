import { isLocalName, isLoopback } from './local-names.ts'

/**
 * Whether a request comes from this machine and was meant for it. The address is the connection's own, never one that
 * was forwarded; the host is the header: a page elsewhere may have had its own name lead here.
 */
export function isLocal(address: string | undefined, host: string | undefined): boolean {
  return address !== undefined && isLoopback(address) && isLocalHost(host)
}

/** Whether the header `Host` names this machine itself. */
export function isLocalHost(host: string | undefined): boolean {
  if (!host) return false
  const url = URL.parse(`http://${host}`)
  // With a path or a user in it, it is no host.
  return url !== null && url.href === `http://${url.host}/` && isLocalName(url.hostname)
}
