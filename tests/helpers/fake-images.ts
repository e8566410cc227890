import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { type ImageFault, misdraw } from './fake-images-faults.ts'

interface ImageRequest {
  readonly path: string
  readonly authorization: string
  readonly body: string
  readonly prompt: string
  readonly n: number
  readonly size: string
}

export interface FakeImagesOptions {
  readonly draw: (request: ImageRequest, index: number) => Uint8Array
  /** Fault of each request for pictures, in order. */
  readonly faultFor?: (index: number, request: ImageRequest) => ImageFault | undefined
  /** Maximum of pictures per request. */
  readonly most?: number
  /** Whether the judge flags picture n, from 0. A number is an HTTP status. */
  readonly flags?: (index: number) => boolean | number
  readonly responseMs?: number
  readonly byAddress?: boolean
}

export interface FakeImages {
  readonly baseUrl: string
  /** Requests for pictures in order; without judgements. */
  readonly requests: readonly ImageRequest[]
  readonly judgements: readonly ImageRequest[]
  /** Maximum of parallel requests for pictures. */
  readonly mostAtOnce: () => number
  readonly openNow: () => number
  readonly stop: () => Promise<void>
}

async function read(incoming: IncomingMessage): Promise<ImageRequest> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk as Buffer)
  const body = Buffer.concat(chunks).toString('utf8')
  const { prompt = '', n = 1, size = '' } = body === '' ? {} : JSON.parse(body)
  return { path: incoming.url ?? '', authorization: incoming.headers.authorization ?? '', body, prompt, n, size }
}

const send = (response: ServerResponse, answer: unknown, status = 200) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))

/** A server like OpenAI's image API on a free port. Takes any key. */
export async function startFakeImages(options: FakeImagesOptions): Promise<FakeImages> {
  const requests: ImageRequest[] = []
  const judgements: ImageRequest[] = []
  const gallery: Uint8Array[] = []
  let open = 0
  let most = 0
  const pictures = (request: ImageRequest, host: string) =>
    Array.from({ length: Math.min(request.n, options.most ?? request.n) }, (_, index) => {
      const picture = options.draw(request, index)
      if (!options.byAddress) return { b64_json: Buffer.from(picture).toString('base64') }
      return { url: `http://${host}/gallery/${gallery.push(picture) - 1}` }
    })
  const server = http.createServer(async (incoming, response) => {
    response.on('error', () => response.destroy())
    const request = await read(incoming)
    if (request.path.startsWith('/gallery/')) return void response.end(gallery[Number(request.path.slice(9))])
    if (request.path.endsWith('/moderations')) {
      judgements.push(request)
      const flagged = options.flags?.(judgements.length - 1) ?? false
      if (typeof flagged === 'number') return void send(response, { error: { message: request.body } }, flagged)
      return void send(response, { results: [{ flagged }] })
    }
    open += 1
    most = Math.max(most, open)
    let isOpen = true
    const close = () => {
      if (isOpen) open -= 1
      isOpen = false
    }
    response.on('close', close)
    requests.push(request)
    const fault = options.faultFor?.(requests.length - 1, request)
    if (fault) return void (await misdraw(fault, request.prompt, response))
    if (options.responseMs) await wait(options.responseMs)
    // The client may ask again before this side notices the end.
    close()
    send(response, { created: 1, data: pictures(request, incoming.headers.host ?? '') })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const stop = () =>
    new Promise<void>(resolve => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    judgements,
    mostAtOnce: () => most,
    openNow: () => open,
    stop,
  }
}
