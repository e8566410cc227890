import cookie from '@fastify/cookie'
import rateLimit from '@fastify/rate-limit'
import { fastifySSE } from '@fastify/sse'
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { API_BASE, REQUEST_ID_HEADER } from '../../contract/call.ts'
import { BODY_MAX_BYTES } from '../../contract/limits.ts'
import { REFUSALS } from '../../contract/refusals.ts'
import { describeError } from '../../lib/describe-error.ts'
import type { Log } from '../log/log.ts'
import type { Outages } from '../log/outages.ts'
import { type Refusal, refuse } from '../results/refusal.ts'
import { isTooLong } from './address-length.ts'
import { type ConnectionTimeouts, connectionOptions, handleBrokenRequest } from './connections.ts'
import { errorPage } from './error-page.ts'
import { type Handler, readJsonBodies, register, sendRefusal } from './handler.ts'
import { describeApi } from './openapi.ts'
import type { RequestCounts } from './request-counts.ts'
import { requestIds } from './request-id.ts'
import { limitOf } from './request-limit.ts'
import { securityHeaders } from './security-headers.ts'
import type { Service } from './service.ts'

const HEARTBEAT_MS = 15_000
const OUTAGE_RETRY_SECONDS = 5
const JSON_OF_ITS_OWN = /^application\/[\w.-]+\+json(?:;|$)/

export interface ServerOptions {
  readonly trustedProxies: readonly string[]
  readonly secure: boolean
  readonly log: Log
  readonly outages: Outages
  /** Time limits for requests to arrive; shorter in tests. */
  readonly timeouts?: ConnectionTimeouts
}

export async function openServer(options: ServerOptions): Promise<FastifyInstance> {
  const headers = securityHeaders(options.secure)
  const server = Fastify({
    ...connectionOptions(options.timeouts),
    logger: false,
    trustProxy: options.trustedProxies.length > 0 ? [...options.trustedProxies] : false,
    genReqId: requestIds(options.trustedProxies),
    bodyLimit: BODY_MAX_BYTES,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    frameworkErrors: (_error, request, reply) => {
      const failed = (reply as FastifyReply).headers(headers).header(REQUEST_ID_HEADER, request.id)
      sendRefusal(failed, refuse('invalid-input'))
    },
    clientErrorHandler: handleBrokenRequest(headers),
  })
  server.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header(REQUEST_ID_HEADER, request.id)
    if (isTooLong(request.url)) return reply.code(414).send({ error: 'invalid-input' })
  })
  server.setErrorHandler(handleErrors(options))
  return server
}

/** Calls share a limit; a costly one has its own, so many times smaller. */
type LimitFor = (call: { readonly name: string; readonly cost?: number }) => ReturnType<typeof limitOf>

interface CallsOptions {
  readonly answers: readonly Handler[]
  readonly service: Service
  readonly requestsPerMinute: number
  readonly counts?: RequestCounts | undefined
}

export async function addCalls(
  server: FastifyInstance,
  { answers, service, requestsPerMinute, counts }: CallsOptions,
): Promise<void> {
  const limit: LimitFor = ({ name, cost = 1 }) =>
    limitOf({ what: cost > 1 ? name : 'calls', max: Math.ceil(requestsPerMinute / cost), counts })
  await server.register(api => openApi(api, { answers, service }, limit))
}

async function openApi(
  api: FastifyInstance,
  { answers, service }: Pick<CallsOptions, 'answers' | 'service'>,
  limit: LimitFor,
): Promise<void> {
  await api.register(cookie)
  await api.register(fastifySSE, { heartbeatInterval: HEARTBEAT_MS, serializer: String })
  await api.register(rateLimit, limit({ name: 'calls' }))
  api.addHook('onResponse', async (request, reply) => service.log.info(summary(request, reply), 'call'))
  readJsonBodies(api)
  // Content services send JSON under types of their own.
  api.addContentTypeParser(JSON_OF_ITS_OWN, { parseAs: 'string' }, api.getDefaultJsonParser('error', 'error'))
  for (const entry of answers) register(api, entry, service, entry.call.cost ? limit(entry.call) : undefined)
  const description = describeApi(answers.map(entry => entry.call))
  api.get(`${API_BASE}/openapi.json`, async () => description)
  api.all(`${API_BASE}/*`, async (_request, reply) => sendRefusal(reply, refuse('not-found')))
}

/** The answer to a thrown error: an outage is a 503. */
const handleErrors =
  ({ log, outages }: Pick<ServerOptions, 'log' | 'outages'>) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const route = request.routeOptions.url
    if (outages.note(error, route ?? 'request')) {
      return sendFailure(reply.header('retry-after', OUTAGE_RETRY_SECONDS), 'not-serving')
    }
    const refusal = refusalOf(error)
    if (refusal.code !== 'internal') return sendRefusal(reply, refusal)
    log.error({ requestId: request.id, route, error: describeError(error) }, 'call broke')
    return sendFailure(reply, 'internal')
  }

/** A refusal; browsers get a page. */
function sendFailure(reply: FastifyReply, code: 'internal' | 'not-serving'): FastifyReply {
  const { url, headers, id } = reply.request
  const isPage = !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html')
  if (!isPage) return sendRefusal(reply, refuse(code))
  reply.code(REFUSALS[code]).header('cache-control', 'no-store').type('text/html; charset=utf-8')
  return reply.send(errorPage(code, id, url.split('?', 1)[0] ?? ''))
}

const summary = (request: FastifyRequest, reply: FastifyReply): object => ({
  requestId: request.id,
  method: request.method,
  // The pattern, not the address: a query may hold typed text.
  route: request.routeOptions.url,
  status: reply.statusCode,
  ms: Math.round(reply.elapsedTime),
})

/** The framework's refusals in the contract's form. */
function refusalOf(error: FastifyError): Refusal {
  switch (error.statusCode) {
    case 413:
      return refuse('body-too-large')
    case 415:
      return refuse('wrong-content-type')
    case 429:
      return refuse('too-many-requests')
    case 503:
      return refuse('not-serving')
    default:
      return refuse((error.statusCode ?? 500) < 500 ? 'invalid-input' : 'internal')
  }
}
