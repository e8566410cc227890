import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { refusal } from './envelope.ts'
import type { Fault } from './faults.ts'
import { reply } from './reply.ts'
import type { ChatRequest } from './request.ts'
import { wireOf } from './wire.ts'

const DRIP_MS = 1000
/** Pieces per write of an endless stream, between two checks for a closed connection. */
const BURST = 200

type Act = (request: ChatRequest, response: ServerResponse, text: string) => Promise<void> | void

const refuse =
  (status: number, type: string, headers: Record<string, string> = {}): Act =>
  (request, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(refusal(request, type))
  }

const say =
  (words: (text: string) => string, finish = 'stop'): Act =>
  (request, response, text) =>
    reply(request, response, { text: words(text), finish })

const half = (text: string): string => text.slice(0, Math.floor(text.length / 2))

function begin(request: ChatRequest, response: ServerResponse, text: string) {
  const stream = wireOf(request)
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.write(stream.piece(half(text)))
  return stream
}

const drip: Act = async (request, response, text) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  for (const byte of Buffer.from(wireOf(request).piece(text))) {
    if (response.destroyed) return
    response.write(Buffer.of(byte))
    await wait(DRIP_MS)
  }
}

const endless: Act = async (request, response, text) => {
  const stream = begin(request, response, text)
  while (!response.destroyed) {
    response.write(stream.piece('and then ').repeat(BURST))
    await wait(1)
  }
}

const ACTS: Readonly<Record<Fault, Act>> = {
  'too-many-requests': refuse(429, 'rate_limit_exceeded', { 'retry-after': '1' }),
  'server-error': refuse(500, 'server_error'),
  unauthorized: refuse(401, 'invalid_api_key'),
  'bad-request': refuse(400, 'invalid_request_error'),
  garbage: (_, response) => {
    response
      .writeHead(200, { 'content-type': 'text/event-stream' })
      .end('data: \u0000\ufffd{{not json\n\ndata: <html>\n\n')
  },
  'no-json': say(() => 'Certainly! Here is the story you asked for.'),
  'wrong-shape': say(() => '{"nope": 1}'),
  truncated: say(half, 'length'),
  withheld: say(() => '', 'content_filter'),
  empty: say(() => ''),
  drip,
  endless,
  hang: () => {},
  'hang-midway': (request, response, text) => {
    begin(request, response, text)
  },
  reset: (_, response) => {
    response.destroy()
  },
  'reset-midway': async (request, response, text) => {
    begin(request, response, text)
    await wait(20)
    response.destroy()
  },
  'error-midway': (request, response, text) => {
    response.end(begin(request, response, text).error())
  },
}

export async function misbehave(fault: Fault, request: ChatRequest, response: ServerResponse, text: string) {
  await ACTS[fault](request, response, text)
}
