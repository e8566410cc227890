import type { Socket } from 'node:net'

/** Milliseconds. */
export interface Patience {
  /** Within which a request has arrived whole, its headers and its body. */
  readonly request: number
  /** Between two looks at who is late. */
  readonly look: number
}
const PATIENCE: Patience = { request: 30_000, look: 1000 }

/** Longer than any proxy keeps an idle connection to us (nginx: 60 s), so that none sends into one that we are closing. */
export const KEEP_ALIVE_MS = 75_000
/**
 * Connections that wait to be taken while the process is busy; the system may allow fewer (net.core.somaxconn). With
 * Node's own 511, a crowd behind a proxy is turned away.
 */
export const LISTEN_BACKLOG = 4096

/** How the server treats connections: what of a request is late ends with 408. */
export const connectionOptions = ({ request, look }: Patience = PATIENCE) => ({
  requestTimeout: request,
  keepAliveTimeout: KEEP_ALIVE_MS,
  http: { headersTimeout: request, connectionsCheckingInterval: look },
})

const STATUS: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
}
const BODY = '{"error":"invalid-input"}'

/** Answers what is no HTTP, or comes too slowly, with the headers of every other answer, and hangs up. */
export function answerBrokenRequest(headers: Readonly<Record<string, string>>) {
  const lines = Object.entries({ ...headers, 'content-type': 'application/json; charset=utf-8', connection: 'close' })
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  return (error: { readonly code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    const status = STATUS[error.code ?? ''] ?? '400 Bad Request'
    if (socket.writable) socket.write(`HTTP/1.1 ${status}\r\n${head}content-length: ${BODY.length}\r\n\r\n${BODY}`)
    socket.destroy(error as Error)
  }
}
