import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { type ImageFault, misdraw } from './fake-images-faults.ts'

/** What a client asked for: a picture, or a judgement of one. */
interface ImageRequest {
  readonly path: string
  readonly authorization: string
  readonly body: string
  readonly prompt: string
  readonly n: number
  readonly size: string
}

export interface FakeImagesOptions {
  /** What is drawn for the picture of that place in a request. */
  readonly draw: (request: ImageRequest, index: number) => Uint8Array
  /** Says of each request for pictures, in the order they come, whether and how it is answered badly. */
  readonly faultFor?: (index: number, request: ImageRequest) => ImageFault | undefined
  /** Pictures that one request gets at most. */
  readonly most?: number
  /** Whether the judge flags a picture; counted from 0 in the order they come. A number is an HTTP status. */
  readonly flags?: (index: number) => boolean | number
  /** Until a good answer, in milliseconds. */
  readonly answerMs?: number
  /** Answers with addresses of pictures in place of their bytes. */
  readonly byAddress?: boolean
}

export interface FakeImages {
  /** For `baseUrl` of a provider. */
  readonly baseUrl: string
  /** Requests for pictures so far, in the order they came; those for judgements stand apart. */
  readonly requests: readonly ImageRequest[]
  readonly judgements: readonly ImageRequest[]
  /** The most requests for pictures that were open at once. */
  readonly mostAtOnce: () => number
  /** Those that are open now. */
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

/** A server in the manner of OpenAI's image calls, on a port of its own. Takes any key. */
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
    if (options.answerMs) await wait(options.answerMs)
    // The client may ask again before this side has noticed that the answer is through.
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
