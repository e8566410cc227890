import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { responseTo } from './answers.ts'
import type { Fault } from './faults.ts'
import { misbehave } from './misbehave.ts'
import { type Refused, refuseFeature } from './refusals.ts'
import { reply } from './reply.ts'
import { type ChatRequest, readRequest } from './request.ts'
import { cutByThinking } from './thinking.ts'

export interface FakeModelOptions {
  /** Awaited before each answer. */
  readonly beforeResponse?: (request: ChatRequest) => Promise<unknown>
  readonly firstTokenMs?: number
  /** Thought before each answer: counted, taking its time, and taken from the requested tokens. */
  readonly thinkingTokens?: number
  /** Features that a request is refused for. */
  readonly refuses?: readonly Refused[]
  /** Awaited in each stream after its first line. */
  readonly afterFirstLine?: Promise<unknown>
  /** Default: at once. */
  readonly tokensPerSecond?: number
  /** Fault of each request, in order. */
  readonly faultFor?: (request: ChatRequest, index: number) => Fault | undefined
  /** Custom answers: an object for a schema, else a text. */
  readonly write?: (request: ChatRequest) => unknown
}

export interface FakeModel {
  readonly baseUrl: string
  readonly requests: readonly ChatRequest[]
  /** Maximum of parallel streams. */
  readonly mostAtOnce: () => number
  readonly stop: () => Promise<void>
}

/** An OpenAI-compatible server on a free port, with Anthropic's streams; answers pass the editor. Takes any key. */
export async function startFakeModel(options: FakeModelOptions = {}): Promise<FakeModel> {
  const requests: ChatRequest[] = []
  let open = 0
  let most = 0
  const server = http.createServer(async (incoming, response) => {
    open += 1
    most = Math.max(most, open)
    response.on('close', () => {
      open -= 1
    })
    response.on('error', () => response.destroy())
    const request = await readRequest(incoming, options.thinkingTokens ?? 0)
    requests.push(request)
    const fault = options.faultFor?.(request, requests.length - 1)
    if (refuseFeature(request, response, options.refuses ?? [])) return
    const answer = cutByThinking(request, responseTo(request, options.write))
    await options.beforeResponse?.(request)
    if (fault) await misbehave(fault, request, response, answer.text)
    else await reply(request, response, { ...answer, ...options })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const stop = () =>
    new Promise<void>(resolve => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { baseUrl: `http://127.0.0.1:${port}/v1`, requests, mostAtOnce: () => most, stop }
}
