import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { answerTo } from './answers.ts'
import type { Fault } from './faults.ts'
import { misbehave } from './misbehave.ts'
import { reply } from './reply.ts'
import { type ChatRequest, readRequest } from './request.ts'

export interface FakeModelOptions {
  /** Is waited for before each answer. */
  readonly beforeAnswer?: (request: ChatRequest) => Promise<unknown>
  /** Until the first piece of every answer, in milliseconds. */
  readonly firstTokenMs?: number
  /** Is waited for in each stream once its first line has been sent. */
  readonly afterFirstLine?: Promise<unknown>
  /** Speed of each stream; none: at once. */
  readonly tokensPerSecond?: number
  /** Says of each request, in the order they come, whether and how it is answered badly. */
  readonly faultFor?: (request: ChatRequest, index: number) => Fault | undefined
  /** Answers in place of the usual one: an object for a schema, a text without one. */
  readonly write?: (request: ChatRequest) => unknown
}

export interface FakeModel {
  /** For `baseUrl` of an OpenAI-compatible provider. */
  readonly baseUrl: string
  /** Every request so far, in the order they came. */
  readonly requests: readonly ChatRequest[]
  /** The most streams that were open at once. */
  readonly mostAtOnce: () => number
  readonly stop: () => Promise<void>
}

/**
 * An OpenAI-compatible server on a port of its own, whose answers pass the editor; it understands Anthropic's streamed
 * messages too. Takes any key.
 */
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
    const request = await readRequest(incoming)
    requests.push(request)
    const fault = options.faultFor?.(request, requests.length - 1)
    const text = answerTo(request, options.write)
    await options.beforeAnswer?.(request)
    if (fault) await misbehave(fault, request, response, text)
    else await reply(request, response, { text, ...options })
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
