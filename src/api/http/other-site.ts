import type { IncomingHttpHeaders } from 'node:http'

/** Whether another site's page sent a request: browsers say so, and may still add cookies. Programs do not. */
export function isFromOtherSite(headers: IncomingHttpHeaders, publicOrigin: string): boolean {
  const site = headers['sec-fetch-site']
  // `none`: the visitor's own doing, such as a typed address.
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const { origin, host } = headers
  if (origin === undefined || origin === publicOrigin) return false
  return !URL.canParse(origin) || new URL(origin).host !== host
}
