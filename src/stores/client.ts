import type * as z from 'zod/mini'
import {
  type BodyInput,
  type Call,
  callPath,
  NEXT_CURSOR_HEADER,
  type Output,
  type Params,
  type Query,
  REQUEST_ID_HEADER,
} from '../contract/call.ts'
import { type Issue, RefusalBody, type RefusalCode } from '../contract/refusals.ts'
import { SESSION_HEADER } from '../contract/session.ts'
import { type ProblemNumbers, problemNumbers } from './problem-number.ts'
import { type Session, session } from './session.ts'

/** Without an answer after this time a call counts as not served. */
export const CALL_TIMEOUT_MS = 30_000
/** First HTTP status that is a fault of the service. */
const OUR_FAULT = 500

export interface Refusal {
  code: RefusalCode
  /** Invalid inputs, of `invalid-input` only. */
  issues: Issue[]
}

export interface Accepted<C extends Call> {
  ok: true
  value: Output<C>
  /** Sent with the next request: see `before`. */
  tag?: string
  /** Cursor of a list's next page. */
  next?: string
}

type Outcome<C extends Call> = Accepted<C> | { ok: false; refusal: Refusal }

type Part<Schema, Name extends string, Value> = Schema extends z.ZodMiniType ? Record<Name, Value> : unknown

interface Extras {
  readonly headers?: Record<string, string>
  /** Whether the request outlives the page. */
  readonly keepalive?: boolean
  readonly timeoutMs?: number
  /** Whether a failure shows no number. */
  readonly isUnnoticed?: boolean
}

/** Parts that the call names, and additional headers. */
type CallInput<C extends Call> = Part<C['params'], 'params', Params<C>> &
  Part<C['query'], 'query', Query<C>> &
  Part<C['body'], 'body', BodyInput<C>> &
  Extras & {
    /** Last answer to the same request: returned as this very object when nothing has changed. */
    readonly before?: Accepted<C> | undefined
  }

export type Client = <C extends Call>(call: C, input: CallInput<C>) => Promise<Outcome<C>>

interface RequestOptions {
  params?: Record<string, string>
  query?: Record<string, string | undefined>
  body?: unknown
  headers?: Record<string, string>
  keepalive?: boolean
  timeoutMs?: number
  before?: { tag?: string } | undefined
}

export interface Identity {
  look(): Session
  end(id: string): void
}

/**
 * Client of the service at `origin` (empty: the page's own). Ends a session that the service no longer knows; `null` as
 * identity sends none. Network failures and unreadable answers are refusals. `numbers` gets the requests that the
 * service failed to answer.
 */
export function createClient(
  fetcher: typeof fetch,
  origin = '',
  identity: Identity | null = session,
  numbers?: ProblemNumbers,
): Client {
  return async (call, input) => {
    const shown = identity?.look()
    let response: Response
    try {
      response = await fetcher(origin + callAddress(call, input), requestOf(call, input, identity === null))
    } catch {
      return refused('not-serving')
    }
    const number = response.headers.get(REQUEST_ID_HEADER)
    if (response.status < OUR_FAULT) numbers?.answered(call.name)
    else if (number && !input.isUnnoticed) numbers?.failed(call.name, number)
    if (response.status === 304 && input.before) return input.before
    const body: unknown = await response.json().catch(() => undefined)
    if (response.ok) return accepted(call, body, response.headers)
    const outcome = refusalOf(response.status, body)
    // A staff call refuses every other account, whose session stays.
    const isOver = outcome.refusal.code === 'unauthorised' && call.access === 'session'
    if (shown?.state === 'signed-in' && isOver) identity?.end(shown.id)
    return outcome
  }
}

/** Looks up `fetch` at the time of the request. */
export const send: typeof fetch = (...request) => fetch(...request)

export const call: Client = createClient(send, '', undefined, problemNumbers)

/** Path and query; undefined values are left out. */
export function callAddress(call: Call, { params, query }: RequestOptions): string {
  const entries = Object.entries(query ?? {}).filter((entry): entry is [string, string] => entry[1] !== undefined)
  const search = new URLSearchParams(entries).toString()
  return callPath(call, params) + (search && `?${search}`)
}

function requestOf(
  call: Call,
  { body, headers, keepalive, timeoutMs = CALL_TIMEOUT_MS, before }: RequestOptions,
  asNobody: boolean,
): RequestInit {
  return {
    method: call.method,
    credentials: 'same-origin',
    headers: {
      accept: 'application/json',
      ...(asNobody && { [SESSION_HEADER]: 'none' }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(before?.tag !== undefined && { 'if-none-match': before.tag }),
      ...headers,
    },
    body: body === undefined ? null : JSON.stringify(body),
    ...(keepalive && { keepalive }),
    signal: AbortSignal.timeout(timeoutMs),
  }
}

function accepted<C extends Call>(call: C, body: unknown, headers: Headers): Outcome<C> {
  if (!call.output) return { ok: true, value: undefined as Output<C> }
  const parsed = call.output.safeParse(body)
  if (!parsed.success) return refused('internal')
  const tag = call.isTagged ? headers.get('etag') : null
  const next = call.isPaged ? headers.get(NEXT_CURSOR_HEADER) : null
  return {
    ok: true,
    value: parsed.data as Output<C>,
    ...(tag !== null && { tag }),
    ...(next !== null && { next }),
  }
}

export const refused = (code: RefusalCode, issues: Issue[] = []) => ({ ok: false as const, refusal: { code, issues } })

export function refusalOf(status: number, body: unknown) {
  const parsed = RefusalBody.safeParse(body)
  if (parsed.success) return refused(parsed.data.error, parsed.data.issues)
  if (status === 429) return refused('too-many-requests')
  return refused(status >= 502 && status <= 504 ? 'not-serving' : 'internal')
}
