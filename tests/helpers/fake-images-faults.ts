import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

const IMAGE_FAULTS = [
  'too-many-requests',
  'server-error',
  'unauthorized',
  'bad-request',
  'garbage',
  'none',
  'no-base64',
  'huge',
  'hang',
  'drip',
  'reset',
] as const
export type ImageFault = (typeof IMAGE_FAULTS)[number]

const HUGE_BYTES = 50 * 1024 * 1024
const CHUNK = 'A'.repeat(256 * 1024)
const DRIP_MS = 20
const JSON_HEAD = { 'content-type': 'application/json' }

type Act = (response: ServerResponse, prompt: string) => Promise<void> | void

/** Repeats the request, as providers do. */
const refuse =
  (status: number): Act =>
  (response, prompt) => {
    response
      .writeHead(status, { ...JSON_HEAD, 'retry-after-ms': '1' })
      .end(JSON.stringify({ error: { message: `no picture for: ${prompt}`, type: 'error', code: null } }))
  }

const say =
  (body: string): Act =>
  response => {
    response.writeHead(200, JSON_HEAD).end(body)
  }

const huge: Act = async response => {
  response.writeHead(200, JSON_HEAD).write('{"created":1,"data":[{"b64_json":"')
  for (let sent = 0; sent < HUGE_BYTES && !response.destroyed; sent += CHUNK.length) {
    if (!response.write(CHUNK)) await wait(1)
  }
  response.end('"}]}')
}

const drip: Act = async response => {
  response.writeHead(200, JSON_HEAD)
  while (!response.destroyed) {
    response.write(' ')
    await wait(DRIP_MS)
  }
}

const ACTS: Readonly<Record<ImageFault, Act>> = {
  'too-many-requests': refuse(429),
  'server-error': refuse(500),
  unauthorized: refuse(401),
  'bad-request': refuse(400),
  garbage: say('<html>\u0000'),
  none: say('{"created":1,"data":[]}'),
  'no-base64': say('{"created":1,"data":[{"b64_json":"%%%"}]}'),
  huge,
  hang: () => {},
  drip,
  reset: response => {
    response.destroy()
  },
}

export async function misdraw(fault: ImageFault, prompt: string, response: ServerResponse): Promise<void> {
  await ACTS[fault](response, prompt)
}
