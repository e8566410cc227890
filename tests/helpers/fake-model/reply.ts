import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { completion, tokensOf } from './envelope.ts'
import type { ChatRequest } from './request.ts'
import { wireOf } from './wire.ts'

/** Sends due tokens in batches: a timer each would cost more. */
const TICK_MS = 50

interface Reply {
  readonly text: string
  readonly finish?: string
  readonly firstTokenMs?: number
  readonly tokensPerSecond?: number
  readonly afterFirstLine?: Promise<unknown>
}

/** Writes at the given speed by the clock, making up for late timers. */
async function writePieces(
  response: ServerResponse,
  tokens: string[],
  perSecond: number,
  piece: (t: string) => string,
) {
  const start = performance.now()
  let sent = 0
  while (sent < tokens.length && !response.destroyed) {
    const seconds = (performance.now() - start) / 1000
    const due = Math.min(tokens.length, 1 + Math.floor(seconds * perSecond))
    if (due > sent) response.write(piece(tokens.slice(sent, due).join('')))
    sent = due
    if (sent < tokens.length) await wait(TICK_MS)
  }
}

export async function reply(request: ChatRequest, response: ServerResponse, answer: Reply): Promise<void> {
  const { text, finish = 'stop', firstTokenMs = 0, tokensPerSecond = Number.POSITIVE_INFINITY, afterFirstLine } = answer
  const thoughtMs = firstTokenMs + ((request.thinkingTokens ?? 0) / tokensPerSecond) * 1000
  if (!request.stream) {
    await wait(thoughtMs + (tokensOf(text).length / tokensPerSecond) * 1000)
    response.writeHead(200, { 'content-type': 'application/json' }).end(completion(request, text, finish))
    return
  }
  const stream = wireOf(request)
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' }).flushHeaders()
  if (thoughtMs > 0) await wait(thoughtMs)
  const lineEnd = afterFirstLine ? text.indexOf('\n') + 1 : 0
  if (lineEnd > 0) {
    response.write(stream.piece(text.slice(0, lineEnd)))
    await afterFirstLine
  }
  const perSecond = Math.min(tokensPerSecond, Number.MAX_SAFE_INTEGER)
  await writePieces(response, tokensOf(text.slice(lineEnd)), perSecond, stream.piece)
  response.write(stream.end(finish))
  if (request.includeUsage) response.write(stream.usage(text))
  response.end(stream.done)
}
