import rateLimit from '@fastify/rate-limit'
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import { describeError } from '../../../lib/describe-error.ts'
import type { Log } from '../../log/log.ts'
import type { Outages } from '../../log/outages.ts'
import type { LandingShares } from '../../site/share/landing-shares.ts'
import type { RequestCounts } from '../request-counts.ts'
import { limitOf } from '../request-limit.ts'

const FOREVER = 'public, max-age=31536000, immutable'
const LATER_SECONDS = '30'

interface ShareRouteOptions {
  readonly requestsPerMinute: number
  readonly counts?: RequestCounts
  readonly log: Log
  readonly outages: Outages
}

export async function addLandingShareRoutes(
  server: FastifyInstance,
  shares: LandingShares,
  { requestsPerMinute, counts, log, outages }: ShareRouteOptions,
): Promise<void> {
  await server.register(async scope => {
    await scope.register(rateLimit, limitOf({ what: 'shares', max: requestsPerMinute, counts }))
    scope.setErrorHandler((error: FastifyError, request, reply) => {
      if (error.statusCode === 429) return reply.code(429).send()
      if (outages.note(error, 'picture to pass on')) return later(reply)
      log.error({ requestId: request.id, error: describeError(error) }, 'a picture to pass on could not be drawn')
      return later(reply)
    })
    scope.get('/share/landing/:name', async (request, reply) => {
      const [path = ''] = request.url.split('?')
      const picture = await shares.picture(path)
      if (picture === 'missing') return reply.code(404).header('cache-control', 'no-store').send()
      if (picture === 'busy') return later(reply)
      // Made for other sites.
      reply.header('cross-origin-resource-policy', 'cross-origin')
      return reply.type('image/jpeg').header('cache-control', FOREVER).send(Buffer.from(picture))
    })
  })
}

/** For crawlers: they come back for the picture. */
const later = (reply: FastifyReply) =>
  reply.code(503).header('retry-after', LATER_SECONDS).header('cache-control', 'no-store').send()
