import { Readable } from 'node:stream'
import rateLimit from '@fastify/rate-limit'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { describeError } from '../../../lib/describe-error.ts'
import type { Log } from '../../log/log.ts'
import type { Outages } from '../../log/outages.ts'
import type { ContentHandler } from '../../outside/content/handler.ts'
import { networkOf } from '../../stories/claims.ts'
import type { RequestCounts } from '../request-counts.ts'
import { limitOf } from '../request-limit.ts'

/** A page shows dozens of pictures. */
const PICTURES_PER_CALL = 10
const AWAY = { status: 503, id: 'ServiceUnavailable' }
const RETRY_SECONDS = 5
/** Request cannot be made for others, such as TRACE. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']
/** Data and pictures, never a page. */
const POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox"

interface ContentRouteOptions {
  /** Whether its delivery and management APIs are served; if not, every path but that of a picture answers 404. */
  readonly contentApi: boolean
  readonly requestsPerMinute: number
  readonly counts?: RequestCounts
  readonly log: Log
  readonly outages: Outages
}

/** Serves the embedded content service below `/content`: pictures publicly, its APIs, if at all, by token. No CORS. */
export async function addContentRoutes(
  server: FastifyInstance,
  handle: ContentHandler,
  options: ContentRouteOptions,
): Promise<void> {
  await server.register(scope => registerContentRoutes(scope, handle, options), { prefix: '/content' })
}

async function registerContentRoutes(
  scope: FastifyInstance,
  handle: ContentHandler,
  { contentApi, requestsPerMinute, counts, log, outages }: ContentRouteOptions,
): Promise<void> {
  await scope.register(rateLimit, { ...limitOf({ what: 'content', max: requestsPerMinute, counts }), global: false })
  // The service reads bodies itself, after authorisation.
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
  scope.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', POLICY)
  })
  scope.setErrorHandler((error: FastifyError, request, reply) => {
    const outage = outages.note(error, 'content')
    const { status, id } = outage ? AWAY : failureOf(error)
    if (outage) reply.header('retry-after', RETRY_SECONDS)
    if (status === 500) {
      // The address may hold a token.
      log.error(
        { requestId: request.id, route: request.routeOptions.url, error: describeError(error) },
        'content broke',
      )
    }
    return reply.code(status).send({ sys: { type: 'Error', id }, message: id, requestId: request.id })
  })
  const serve = (request: FastifyRequest, reply: FastifyReply) =>
    METHODS.includes(request.method)
      ? pass(handle, request, reply)
      : reply.code(405).send({ sys: { type: 'Error', id: 'MethodNotAllowed' }, requestId: request.id })
  const pictures = { rateLimit: limitOf({ what: 'pictures', max: requestsPerMinute * PICTURES_PER_CALL }) }
  scope.get('/images/*', { config: pictures, handler: serve })
  scope.all('/*', {
    config: { rateLimit: limitOf({ what: 'content', max: requestsPerMinute }) },
    handler: contentApi ? serve : answerNotFound,
  })
}

const answerNotFound = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  closeAfterUnreadBody(request, reply)
  return reply.code(404).send({ sys: { type: 'Error', id: 'NotFound' }, requestId: request.id })
}

/** Failures outside the service, in its own form. */
function failureOf({ statusCode = 500 }: FastifyError): { status: number; id: string } {
  if (statusCode === 429) return { status: 429, id: 'RateLimitExceeded' }
  return statusCode < 500 ? { status: 400, id: 'BadRequest' } : { status: 500, id: 'ServerError' }
}

async function pass(handle: ContentHandler, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const response = await handle(asRequest(request), networkOf(request.ip))
  for (const [name, value] of response.headers) reply.header(name, value)
  closeAfterUnreadBody(request, reply)
  const bytes = Buffer.from(await response.arrayBuffer())
  return reply.code(response.status).send(bytes.byteLength > 0 ? bytes : undefined)
}

/** A client refused early need not go on uploading. */
function closeAfterUnreadBody(request: FastifyRequest, reply: FastifyReply): void {
  if (!request.raw.complete && hasBody(request)) reply.header('connection', 'close')
}

const hasBody = ({ method }: FastifyRequest) => method !== 'GET' && method !== 'HEAD'

function asRequest(request: FastifyRequest): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) if (typeof value === 'string') headers.set(name, value)
  return new Request(new URL(request.url, 'http://content.local'), {
    // HEAD is answered as GET.
    method: request.method === 'HEAD' ? 'GET' : request.method,
    headers,
    ...(hasBody(request) && { body: Readable.toWeb(request.raw) as ReadableStream, duplex: 'half' }),
  } as RequestInit)
}
