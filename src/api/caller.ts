import type { FastifyReply, FastifyRequest } from 'fastify'
import { UNCLAIMED_STORY_DAYS } from '../contract/limits.ts'
import type { Service } from './service.ts'
import { isClaim, keyedHash, networkOf, newClaim } from './stories/claims.ts'

const CLAIM_COOKIE = 'claim'
const COOKIE_PATH = '/api/v1'
const DAY_SECONDS = 24 * 60 * 60
const REQUEST_KEY = /^[\w-]{8,64}$/

/** Who asks, as far as the service knows. */
export interface Caller {
  /** Undefined for a browser that never started a story. */
  readonly claimHash: string | undefined
  readonly networkHash: string
  /** The header `Idempotency-Key`; undefined when it is missing or of another form. */
  readonly requestKey: string | undefined
  /** Gives the browser a claim, or renews the one it has; the hash of it. */
  keepClaim(): string
}

export function callerOf(service: Service, request: FastifyRequest, reply: FastifyReply): Caller {
  const cookie = request.cookies[CLAIM_COOKIE]
  const claim = isClaim(cookie) ? cookie : undefined
  const key = request.headers['idempotency-key']
  return {
    claimHash: claim && keyedHash(service.secret, 'claim', claim),
    networkHash: keyedHash(service.secret, 'network', networkOf(request.ip)),
    requestKey: typeof key === 'string' && REQUEST_KEY.test(key) ? key : undefined,
    keepClaim() {
      const kept = claim ?? newClaim()
      reply.setCookie(CLAIM_COOKIE, kept, {
        path: COOKIE_PATH,
        httpOnly: true,
        sameSite: 'lax',
        secure: service.secureCookies,
        maxAge: UNCLAIMED_STORY_DAYS * DAY_SECONDS,
      })
      return keyedHash(service.secret, 'claim', kept)
    },
  }
}
