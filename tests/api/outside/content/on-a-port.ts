import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import type { ContentHandler } from '../../../../src/api/outside/content/handler.ts'

/** A port of this machine, on which a handler answers as soon as there is one. */
export async function openPort() {
  let handle: ContentHandler = async () => new Response(null, { status: 503 })
  const server = createServer((incoming, outgoing) => void answer(handle, incoming, outgoing))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    serve(handler: ContentHandler) {
      handle = handler
    },
    close: () =>
      new Promise<void>(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function answer(handle: ContentHandler, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const { method = 'GET', url, headers } = incoming
  const body = method === 'GET' || method === 'DELETE' ? {} : { body: Readable.toWeb(incoming), duplex: 'half' }
  const init = { method, headers: headers as Record<string, string>, ...body } as RequestInit
  const response = await handle(new Request(`http://${headers.host}${url}`, init))
  outgoing.writeHead(response.status, Object.fromEntries(response.headers))
  outgoing.end(Buffer.from(await response.arrayBuffer()))
}
