import type { IncomingHttpHeaders } from 'node:http'
import type { RateLimitOptions } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import { API_BASE, type Body, type Call, type Output, type Params, type Query } from '../../contract/call.ts'
import type { CallName } from '../../contract/call-names.ts'
import { issuesOf } from '../../contract/issues.ts'
import { REFUSALS } from '../../contract/refusals.ts'
import { unstorablePath } from '../../lib/storable.ts'
import type { SignedIn } from '../accounts/signed-in.ts'
import type { Page } from '../results/page.ts'
import { Refusal, refuse } from '../results/refusal.ts'
import type { TaggedJson } from '../results/tagged-json.ts'
import { mayCall, REFUSED } from './access.ts'
import { type Caller, callerOf } from './caller.ts'
import { isFromOtherSite } from './other-site.ts'
import { type FileResponse, sendFile } from './send-file.ts'
import { sendJson } from './send-json.ts'
import type { Service } from './service.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    keepsRawBody?: boolean
  }
}

const ISSUES_MAX = 20
/** The first status of server faults. */
const OUR_FAULT = 500
const PATH_MAX = 200

export interface HandlerInput<C extends Call> {
  readonly params: Params<C>
  readonly query: Query<C>
  readonly body: Body<C>
  readonly caller: Caller
  /** The body as sent, for calls with `keepsRawBody`; else empty. */
  readonly rawBody: string
  readonly headers: IncomingHttpHeaders
  /** Aborted when the client is gone. */
  readonly signal: AbortSignal
}

type HandlerOutput<C extends Call> = C['stream'] extends object
  ? AsyncIterable<{ event: keyof C['stream'] & string; data: string }>
  : C['output'] extends z.ZodMiniType
    ? Output<C> | TaggedJson | (C['isPaged'] extends true ? Page<unknown> : never)
    : FileResponse

export interface Handler<C extends Call = Call> {
  readonly call: C
  run(input: HandlerInput<C>, service: Service): Promise<HandlerOutput<C> | Refusal>
}

export type HandlerFor<Name extends CallName> = Handler & { readonly call: { readonly name: Name } }

export const defineHandler = <const C extends Call>(call: C, run: Handler<C>['run']): HandlerFor<C['name']> =>
  ({ call, run }) as unknown as HandlerFor<C['name']>

export const defineSignedInHandler = <const C extends Call & { readonly access: 'session' }>(
  call: C,
  run: (input: HandlerInput<C> & { readonly signedIn: SignedIn }, service: Service) => ReturnType<Handler<C>['run']>,
): HandlerFor<C['name']> =>
  defineHandler(call, async (asked, service) => {
    const { signedIn } = asked.caller
    return signedIn ? run({ ...asked, signedIn }, service) : refuse('unauthorised')
  })

export const defineStaffHandler = <const C extends Call & { readonly access: 'staff-session' }>(
  call: C,
  run: (
    input: HandlerInput<C> & { readonly staff: SignedIn['account'] },
    service: Service,
  ) => ReturnType<Handler<C>['run']>,
): HandlerFor<C['name']> =>
  defineHandler(call, async (asked, service) => {
    const { signedIn } = asked.caller
    return signedIn?.isStaff ? run({ ...asked, staff: signedIn.account }, service) : refuse('not-found')
  })

/** Determined before a body is read, needed after it. */
const callers = new WeakMap<FastifyRequest, Caller>()

const rawBodies = new WeakMap<FastifyRequest, string>()

/** Parses JSON like the framework, and keeps the raw body where a call wants it. */
export function readJsonBodies(server: FastifyInstance): void {
  // Forms of other sites can send text/plain.
  server.removeContentTypeParser('text/plain')
  const parse = server.getDefaultJsonParser('error', 'error')
  server.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (request.routeOptions.config.keepsRawBody) rawBodies.set(request, body)
    return parse(request, body, done)
  })
}

export function register(
  server: FastifyInstance,
  { call, run }: Handler,
  service: Service,
  rateLimit?: RateLimitOptions,
): void {
  server.route({
    method: call.method,
    url: API_BASE + call.path.replace(/\{(\w+)\}/g, ':$1'),
    ...(call.bodyMaxBytes !== undefined && { bodyLimit: call.bodyMaxBytes }),
    ...(call.stream && { sse: 'only' as const }),
    config: { keepsRawBody: call.keepsRawBody ?? false, ...(rateLimit && { rateLimit }) },
    // After the rate limit, so that keys cannot be tried out; before a body is read.
    preParsing: async (request, reply) => {
      if (changes(call) && !request.headers.authorization && isFromOtherSite(request.headers, service.publicOrigin)) {
        return sendRefusal(reply, refuse('other-site'))
      }
      const caller = await callerOf(service, request, reply)
      if (!mayCall(call.access, request.headers, service, caller.signedIn)) {
        return sendRefusal(reply, refuse(call.access ? REFUSED[call.access] : 'unauthorised'))
      }
      callers.set(request, caller)
    },
    handler: async (request, reply) => {
      const input = parse(call, request)
      if (input instanceof Refusal) return sendRefusal(reply, input)
      const caller = callers.get(request) as Caller
      const sent = { rawBody: rawBodies.get(request) ?? '', headers: request.headers }
      const signal = goneSignal(reply)
      const given = await run({ ...input, ...sent, caller, signal } as HandlerInput<Call>, service)
      if (call.method !== 'GET') forgetStatus(input.params, service)
      if (given instanceof Refusal) return sendRefusal(reply, given)
      return send(call, reply, given)
    },
  })
}

const changes = ({ method, changesState }: Call): boolean => method !== 'GET' || changesState === true

export function sendRefusal(reply: FastifyReply, { code, issues }: Refusal): FastifyReply {
  const status = REFUSALS[code]
  const requestId = status >= OUR_FAULT ? reply.request.id : undefined
  return reply.code(status).send({ error: code, ...(issues && { issues }), ...(requestId && { requestId }) })
}

function parse(call: Call, request: FastifyRequest): Refusal | Pick<HandlerInput<Call>, 'params' | 'query' | 'body'> {
  const params = call.params?.safeParse(request.params)
  // A malformed address names nothing.
  if (params && (!params.success || unstorablePath(params.data) !== undefined)) return refuse('not-found')
  const query = call.query?.safeParse(request.query)
  if (query && !query.success) return invalid(query.error, request.query)
  const body = call.body?.safeParse(request.body)
  if (body && !body.success) return invalid(body.error, request.body)
  // For all calls: else the database answers with an error of its own. Raw bodies are checked by their rule.
  const unstorable = unstorablePath(query?.data) ?? (call.keepsRawBody ? undefined : unstorablePath(body?.data))
  if (unstorable !== undefined) return refuse('invalid-input', [{ ...CHARACTERS, path: shownPath(unstorable) }])
  return { params: params?.data, query: query?.data, body: body?.data } as Pick<
    HandlerInput<Call>,
    'params' | 'query' | 'body'
  >
}

function invalid(error: z.core.$ZodError, input: unknown): Refusal {
  const issues = issuesOf(error, input).slice(0, ISSUES_MAX)
  // Field names come from strangers.
  return refuse(
    'invalid-input',
    issues.map(issue => ({ ...issue, path: shownPath(issue.path) })),
  )
}

const CHARACTERS = { code: 'characters', params: {} } as const
const shownPath = (path: string): string => path.slice(0, PATH_MAX).toWellFormed()

/** The caller sees their change before the database has notified anyone. */
function forgetStatus(params: HandlerInput<Call>['params'] | undefined, { statuses }: Service): void {
  const { id } = (params ?? {}) as { readonly id?: string }
  if (id !== undefined) statuses.forget(id)
}

/** The framework's own signal is aborted as soon as a body has been read. */
function goneSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort()
  })
  return gone.signal
}

async function send(call: Call, reply: FastifyReply, given: unknown): Promise<unknown> {
  if (call.stream) return sendEvents(reply, given as AsyncIterable<{ event: string; data: string }>)
  if (call.output) return sendJson({ ...call, output: call.output }, reply, given)
  return sendFile(reply, given as FileResponse)
}

async function sendEvents(reply: FastifyReply, events: AsyncIterable<{ event: string; data: string }>): Promise<void> {
  let id = 0
  for await (const event of events) await reply.sse.send({ ...event, id: String(id++) })
}
