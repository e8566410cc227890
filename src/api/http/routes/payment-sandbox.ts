import rateLimit from '@fastify/rate-limit'
import type { FastifyError, FastifyInstance } from 'fastify'
import { PAYMENT_SANDBOX_PATH } from '../../../contract/shop.ts'
import { describeError } from '../../../lib/describe-error.ts'
import type { Log } from '../../log/log.ts'
import { BUYER_PREFIX, type Sandbox } from '../../outside/payment/sandbox/sandbox.ts'
import type { RequestCounts } from '../request-counts.ts'
import { limitOf } from '../request-limit.ts'

interface SandboxRouteOptions {
  readonly requestsPerMinute: number
  readonly counts?: RequestCounts
  readonly log: Log
  readonly afterwards: () => Promise<void>
}

/** Serves `POST /api/payment-sandbox/{show,code,pay}` in place of Stripe's frame; never the shop's side. */
export async function addPaymentSandboxRoutes(server: FastifyInstance, sandbox: Sandbox, options: SandboxRouteOptions) {
  await server.register(door => registerSandboxRoutes(door, sandbox, options), { prefix: PAYMENT_SANDBOX_PATH })
}

async function registerSandboxRoutes(
  scope: FastifyInstance,
  sandbox: Sandbox,
  { requestsPerMinute, counts, log, afterwards }: SandboxRouteOptions,
) {
  await scope.register(rateLimit, limitOf({ what: 'payment', max: requestsPerMinute, counts }))
  scope.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500) log.error({ requestId: request.id, error: describeError(error) }, 'the payment sandbox broke')
    // Never another program's words.
    const message = status >= 500 ? 'The payment sandbox could not answer' : 'The request cannot be answered'
    return reply.code(status).send({ error: { type: 'api_error', message } })
  })
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  scope.post<{ Params: { what: string }; Body: string }>('/:what', async (request, reply) => {
    const address = new URL(`${BUYER_PREFIX}/${encodeURIComponent(request.params.what)}`, 'http://payment.local')
    const response = await sandbox.handle(new Request(address, { method: 'POST', body: request.body ?? '' }))
    // The buyer first; messages follow.
    if (response.ok && request.params.what === 'pay') {
      await afterwards().catch((error: unknown) =>
        log.warn({ requestId: request.id, error: describeError(error) }, 'the payment sandbox told nothing'),
      )
    }
    reply.header('cache-control', 'no-store').type('application/json').code(response.status)
    return reply.send(await response.text())
  })
}
