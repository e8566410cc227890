import type * as z from 'zod/mini'
import { type BodyInput, type Call, callPath, type Output, type Params, type Query } from '../contract/call.ts'
import { type Issue, RefusalBody, type RefusalCode } from '../contract/refusals.ts'

/** A call without an answer after this long counts as not served. */
export const CALL_TIMEOUT_MS = 30_000

export interface Refusal {
  code: RefusalCode
  /** Which inputs are wrong; only `invalid-input` names any. */
  issues: Issue[]
}

export type Outcome<C extends Call> = { ok: true; value: Output<C> } | { ok: false; refusal: Refusal }

type Part<Schema, Name extends string, Value> = Schema extends z.ZodMiniType ? Record<Name, Value> : unknown

/** What a call needs to be asked: the parts its contract names, and headers beyond the usual. */
export type Asked<C extends Call> = Part<C['params'], 'params', Params<C>> &
  Part<C['query'], 'query', Query<C>> &
  Part<C['body'], 'body', BodyInput<C>> & { headers?: Record<string, string> }

export type Client = <C extends Call>(call: C, asked: Asked<C>) => Promise<Outcome<C>>

interface Parts {
  params?: Record<string, string>
  query?: Record<string, string | undefined>
  body?: unknown
  headers?: Record<string, string>
}

/** A client of the service at `origin` (empty: the page's own). Network failures and unreadable answers are refusals. */
export function createClient(fetcher: typeof fetch, origin = ''): Client {
  return async (call, asked) => {
    let response: Response
    try {
      response = await fetcher(origin + callAddress(call, asked), requestOf(call, asked))
    } catch {
      return refused('not-serving')
    }
    const body: unknown = await response.json().catch(() => undefined)
    return response.ok ? accepted(call, body) : refusalOf(response.status, body)
  }
}

/** Asks the service the page came from. */
export const call: Client = createClient((...request) => fetch(...request))

/** Path and query of a call; values that are undefined are left out. */
export function callAddress(call: Call, { params, query }: Parts): string {
  const entries = Object.entries(query ?? {}).filter((entry): entry is [string, string] => entry[1] !== undefined)
  const search = new URLSearchParams(entries).toString()
  return callPath(call, params) + (search && `?${search}`)
}

function requestOf(call: Call, { body, headers }: Parts): RequestInit {
  return {
    method: call.method,
    credentials: 'same-origin',
    headers: {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    body: body === undefined ? null : JSON.stringify(body),
    signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
  }
}

function accepted<C extends Call>(call: C, body: unknown): Outcome<C> {
  if (!call.output) return { ok: true, value: undefined as Output<C> }
  const parsed = call.output.safeParse(body)
  return parsed.success ? { ok: true, value: parsed.data as Output<C> } : refused('internal')
}

const refused = (code: RefusalCode, issues: Issue[] = []) => ({ ok: false as const, refusal: { code, issues } })

function refusalOf(status: number, body: unknown) {
  const parsed = RefusalBody.safeParse(body)
  if (parsed.success) return refused(parsed.data.error, parsed.data.issues)
  if (status === 429) return refused('too-many-requests')
  return refused(status >= 502 && status <= 504 ? 'not-serving' : 'internal')
}
