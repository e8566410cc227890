import type { FastifyReply, FastifyRequest } from 'fastify'
import { API_BASE } from '../contract/call.ts'
import { UNCLAIMED_STORY_DAYS } from '../contract/limits.ts'
import type { Service } from './service.ts'
import { isClaim, keyedHash, networkOf, newClaim } from './stories/claims.ts'

const CLAIM_COOKIE = 'claim'
const DAY_SECONDS = 24 * 60 * 60
/** A key that nobody can guess: a browser without a claim gets one made from it, so it must be a random UUID. */
const REQUEST_KEY = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/** Who asks, as far as the service knows. */
export interface Caller {
  /** Undefined for a browser that never started a story. */
  readonly claimHash: string | undefined
  readonly networkHash: string
  /** The header `Idempotency-Key`, a random UUID; undefined when it is missing or of another form. */
  readonly requestKey: string | undefined
  /** Gives the browser a claim, or renews the one it has; the hash of it. */
  keepClaim(): string
}

export function callerOf(service: Service, request: FastifyRequest, reply: FastifyReply): Caller {
  const cookie = request.cookies[CLAIM_COOKIE]
  const claim = isClaim(cookie) ? cookie : undefined
  const key = request.headers['idempotency-key']
  const requestKey = typeof key === 'string' && REQUEST_KEY.test(key) ? key : undefined
  return {
    claimHash: claim && keyedHash(service.secret, 'claim', claim),
    networkHash: keyedHash(service.secret, 'network', networkOf(request.ip)),
    requestKey,
    keepClaim() {
      // Repeating its very first request, a browser has no cookie yet and must still be the same one.
      const kept = claim ?? (requestKey ? keyedHash(service.secret, 'first-claim', requestKey) : newClaim())
      reply.setCookie(CLAIM_COOKIE, kept, {
        path: API_BASE,
        httpOnly: true,
        sameSite: 'lax',
        secure: service.secureCookies,
        maxAge: UNCLAIMED_STORY_DAYS * DAY_SECONDS,
      })
      return keyedHash(service.secret, 'claim', kept)
    },
  }
}
