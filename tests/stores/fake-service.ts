import { createClient } from '../../src/stores/client.ts'

export interface Request {
  readonly method: string
  readonly path: string
  readonly body: unknown
}

type Reply = { status?: number; json: unknown; headers?: Record<string, string> } | 'network-failure'

/** A service that answers with `reply`, and remembers what it was asked. */
export function fakeService(reply: (request: Request, count: number) => Reply | Promise<Reply>) {
  const requests: Request[] = []
  const fetcher = async (input: RequestInfo | URL, init?: RequestInit) => {
    const body = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined
    const request = { method: init?.method ?? 'GET', path: String(input), body }
    requests.push(request)
    const answer = await reply(request, requests.length)
    if (answer === 'network-failure') throw new TypeError('network failure')
    return Response.json(answer.json, { status: answer.status ?? 200, headers: answer.headers ?? {} })
  }
  return { ask: createClient(fetcher), requests }
}
