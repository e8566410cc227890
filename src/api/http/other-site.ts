import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether a page of another site sent a request: browsers say so, and add a visitor's cookies all the same in some cases.
 * Programs say nothing of the kind, and bring no cookies that somebody else put there.
 */
export function isFromOtherSite(headers: IncomingHttpHeaders, publicOrigin: string): boolean {
  const site = headers['sec-fetch-site']
  // `none`: the visitor's own doing, such as an address typed.
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const { origin, host } = headers
  if (origin === undefined || origin === publicOrigin) return false
  return !URL.canParse(origin) || new URL(origin).host !== host
}
