import type { Socket } from 'node:net'

export interface ConnectionTimeouts {
  /** For the whole request, headers and body. */
  readonly request: number
  /** Between two checks. */
  readonly checkEvery: number
}
const TIMEOUTS: ConnectionTimeouts = { request: 30_000, checkEvery: 1000 }

/** Longer than proxies keep idle connections (nginx: 60 s), so that none sends into one that closes. */
export const KEEP_ALIVE_MS = 75_000
/** The system may allow fewer (net.core.somaxconn). Node's own 511 turns a crowd behind a proxy away. */
export const LISTEN_BACKLOG = 4096

/** Late requests end with 408. */
export const connectionOptions = ({ request, checkEvery }: ConnectionTimeouts = TIMEOUTS) => ({
  requestTimeout: request,
  keepAliveTimeout: KEEP_ALIVE_MS,
  http: { headersTimeout: request, connectionsCheckingInterval: checkEvery },
})

const STATUS: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
}
const BODY = '{"error":"invalid-input"}'

/** Answers broken or slow HTTP with the usual headers, and hangs up. */
export function handleBrokenRequest(headers: Readonly<Record<string, string>>) {
  const lines = Object.entries({ ...headers, 'content-type': 'application/json; charset=utf-8', connection: 'close' })
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  return (error: { readonly code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    const status = STATUS[error.code ?? ''] ?? '400 Bad Request'
    if (socket.writable) socket.write(`HTTP/1.1 ${status}\r\n${head}content-length: ${BODY.length}\r\n\r\n${BODY}`)
    socket.destroy(error as Error)
  }
}
