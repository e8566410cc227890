import type { FastifyReply, FastifyRequest } from 'fastify'
import { CONFIRMED_HEADER } from '../contract/account.ts'
import { API_BASE } from '../contract/call.ts'
import { UNCLAIMED_STORY_DAYS } from '../contract/limits.ts'
import { accountHash } from './accounts/account-hash.ts'
import { agentWords } from './accounts/agent-words.ts'
import { LINK_MS } from './accounts/make-link.ts'
import { type SignedIn, sessionOf } from './accounts/signed-in.ts'
import type { Service } from './service.ts'
import { isClaim, keyedHash, networkOf, newClaim } from './stories/claims.ts'

const CLAIM_COOKIE = 'claim'
/** Marks the browser that asked for a mailed link, so that following it there needs no further click. */
const ASKED_COOKIE = 'asked'
const DAY_SECONDS = 24 * 60 * 60
const BEARER = /^Bearer +([\w.-]+)$/i
/** A key that nobody can guess: a browser without a claim gets one made from it, so it must be a random UUID. */
const REQUEST_KEY = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/** Who asks, as far as the service knows. */
export interface Caller {
  /** Undefined for a browser that has no claim yet. */
  readonly claimHash: string | undefined
  readonly networkHash: string
  /** Undefined where no session is shown that is alive. */
  readonly signedIn: SignedIn | undefined
  /** HMAC of the cookie of a browser that asked for a mailed link. */
  readonly askedHash: string | undefined
  /** Whether a page says that its visitor pressed the button. */
  readonly isConfirmed: boolean
  /** Browser and system in coarse words; empty when they are not known. */
  readonly agent: string
  /** Milliseconds since the epoch. */
  readonly now: number
  /** The header `Idempotency-Key`, a random UUID; undefined when it is missing or of another form. */
  readonly requestKey: string | undefined
  /** Gives the browser a claim, or renews the one it has; the hash of it. */
  keepClaim(): string
  /** Marks the browser as the one that asks for a link; the hash of its mark. */
  keepAsked(): string
}

export async function callerOf(service: Service, request: FastifyRequest, reply: FastifyReply): Promise<Caller> {
  const { secret } = service
  const claim = secretCookie(request, CLAIM_COOKIE)
  const asked = secretCookie(request, ASKED_COOKIE)
  const key = request.headers['idempotency-key']
  const requestKey = typeof key === 'string' && REQUEST_KEY.test(key) ? key : undefined
  const claimHash = claim && keyedHash(secret, 'claim', claim)
  const bearer = BEARER.exec(request.headers.authorization ?? '')?.[1]
  const keep = (name: string, value: string, maxAge: number) =>
    reply.setCookie(name, value, {
      path: API_BASE,
      httpOnly: true,
      sameSite: 'lax',
      secure: service.secureCookies,
      maxAge,
    })
  return {
    claimHash,
    networkHash: keyedHash(secret, 'network', networkOf(request.ip)),
    signedIn: bearer === undefined ? undefined : await sessionOf(service, bearer, claimHash),
    askedHash: asked && accountHash(secret, 'asked', asked),
    isConfirmed: request.headers[CONFIRMED_HEADER] === '1',
    agent: agentWords(request.headers['user-agent']),
    now: service.clock(),
    requestKey,
    keepClaim() {
      // Repeating its very first request, a browser has no cookie yet and must still be the same one.
      const kept = claim ?? (requestKey ? keyedHash(secret, 'first-claim', requestKey) : newClaim())
      keep(CLAIM_COOKIE, kept, UNCLAIMED_STORY_DAYS * DAY_SECONDS)
      return keyedHash(secret, 'claim', kept)
    },
    keepAsked() {
      const kept = asked ?? newClaim()
      keep(ASKED_COOKIE, kept, LINK_MS / 1000)
      return accountHash(secret, 'asked', kept)
    },
  }
}

/** A cookie that holds a secret of ours, or none. */
function secretCookie(request: FastifyRequest, name: string): string | undefined {
  const value = request.cookies[name]
  return isClaim(value) ? value : undefined
}
