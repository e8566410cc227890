import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { exampleParameter } from './example-parameter.ts'

export interface StartAsk {
  readonly parameter?: unknown
  readonly claim?: string
  readonly requestKey?: string
  readonly address?: string
  readonly forwardedFor?: string
}

export function startStory(server: FastifyInstance, ask: StartAsk = {}): Promise<LightMyRequestResponse> {
  return server.inject({
    method: 'POST',
    url: '/api/v1/stories/start-generator',
    remoteAddress: ask.address ?? '192.0.2.1',
    headers: {
      ...(ask.requestKey && { 'idempotency-key': ask.requestKey }),
      ...(ask.forwardedFor && { 'x-forwarded-for': ask.forwardedFor }),
    },
    cookies: ask.claim ? { claim: ask.claim } : {},
    payload: { parameter: ask.parameter ?? exampleParameter() },
  })
}

export function claimOf(response: LightMyRequestResponse): string {
  const cookie = response.cookies.find(entry => entry.name === 'claim')
  if (!cookie) throw new Error(`the answer ${response.statusCode} has no claim`)
  return cookie.value
}

export function readAs(
  server: FastifyInstance,
  claim: string | undefined,
  path: string,
): Promise<LightMyRequestResponse> {
  return server.inject({ method: 'GET', url: `/api/v1${path}`, cookies: claim ? { claim } : {} })
}
