import type { FastifyReply, FastifyRequest } from 'fastify'
import { CONFIRMED_HEADER } from '../../contract/account.ts'
import { API_BASE } from '../../contract/call.ts'
import { KNOWN_BROWSER_DAYS, UNCLAIMED_STORY_DAYS } from '../../contract/limits.ts'
import { accountHash } from '../accounts/account-hash.ts'
import { agentWords } from '../accounts/agent-words.ts'
import { LINK_MS } from '../accounts/make-link.ts'
import { revokeSession } from '../accounts/sessions.ts'
import { type SignedIn, sessionOf } from '../accounts/signed-in.ts'
import { isClaim, keyedHash, networkOf, newClaim } from '../stories/claims.ts'
import type { Service } from './service.ts'
import {
  clearSession,
  clearTraces,
  type NewSession,
  namedAccount,
  type ShownSession,
  setSession,
  shownSession,
  wantsToken,
} from './session-cookies.ts'

const CLAIM_COOKIE = 'claim'
/** Marks the browser that asked for a mailed link, so that following it there needs no further click. */
const ASKED_COOKIE = 'asked'
/** Remembers a browser that was signed in: strangers cannot use up what it may try. */
const KNOWN_COOKIE = 'known'
const DAY_SECONDS = 24 * 60 * 60
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
  /** Whether the browser fetches ahead of its visitor. */
  readonly isPrefetch: boolean
  /** Browser and system in coarse words; empty when they are not known. */
  readonly agent: string
  /** Milliseconds since the epoch. */
  readonly now: number
  /** The header `Idempotency-Key`, a random UUID; undefined when it is missing or of another form. */
  readonly requestKey: string | undefined
  /** HMAC of the cookie that this browser is remembered by once it signs in. */
  readonly knownHash: string
  /** Gives the browser a claim, or renews the one it has; the hash of it. A new one is `first` where that is given. */
  keepClaim(first?: string): string
  /** Marks the browser as the one that asks for a link; the hash of its mark. */
  keepAsked(): string
  /** Signs the browser in; null, or the token for a program that asks for it and keeps no cookies. */
  keepSession(session: NewSession): string | null
  /** Signs the browser out; with `claim`, it also loses the claim it made stories with. */
  forget(and?: 'claim'): void
}

export async function callerOf(service: Service, request: FastifyRequest, reply: FastifyReply): Promise<Caller> {
  const { secret } = service
  const claim = secretCookie(request, CLAIM_COOKIE)
  const asked = secretCookie(request, ASKED_COOKIE)
  const key = request.headers['idempotency-key']
  const requestKey = typeof key === 'string' && REQUEST_KEY.test(key) ? key : undefined
  const claimHash = claim && keyedHash(secret, 'claim', claim)
  const known = secretCookie(request, KNOWN_COOKIE) ?? newClaim()
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
    signedIn: await signedInBy(service, request, reply, claimHash),
    askedHash: asked && accountHash(secret, 'asked', asked),
    isConfirmed: request.headers[CONFIRMED_HEADER] === '1',
    isPrefetch: /\bprefetch\b/i.test(`${request.headers['sec-purpose'] ?? ''} ${request.headers.purpose ?? ''}`),
    agent: agentWords(request.headers['user-agent']),
    now: service.clock(),
    requestKey,
    knownHash: accountHash(secret, 'known', known),
    keepClaim(first) {
      const kept = claim ?? first ?? newClaim()
      keep(CLAIM_COOKIE, kept, UNCLAIMED_STORY_DAYS * DAY_SECONDS)
      return keyedHash(secret, 'claim', kept)
    },
    keepAsked() {
      const kept = asked ?? newClaim()
      keep(ASKED_COOKIE, kept, LINK_MS / 1000)
      return accountHash(secret, 'asked', kept)
    },
    keepSession(session) {
      if (wantsToken(request)) return session.jwt
      setSession(reply, service.secureCookies, session)
      keep(KNOWN_COOKIE, known, KNOWN_BROWSER_DAYS * DAY_SECONDS)
      return null
    },
    forget: and =>
      clearTraces(reply, service.secureCookies, and === 'claim' ? [CLAIM_COOKIE, ASKED_COOKIE] : [ASKED_COOKIE]),
  }
}

/**
 * Who is signed in, as the request shows it. Cookies of a session that is over are taken away, and one in the readable
 * cookie of old moves to where no script can read it.
 */
async function signedInBy(
  service: Service,
  request: FastifyRequest,
  reply: FastifyReply,
  claimHash: string | undefined,
): Promise<SignedIn | undefined> {
  const shown = shownSession(request, service.secureCookies)
  if (!shown) return undefined
  const signedIn = await sessionOf(service, shown.token, claimHash)
  if (shown.by === 'bearer') return signedIn
  const isLeft = signedIn !== undefined && !isStillWanted(shown, request, signedIn)
  if (isLeft) await revokeSession(service, signedIn, signedIn.session.id)
  if (!signedIn || isLeft) {
    clearSession(reply, service.secureCookies)
    return undefined
  }
  const { id, email } = signedIn.account
  if (shown.by === 'former') setSession(reply, service.secureCookies, { jwt: shown.token, id, email })
  return signedIn
}

const isStillWanted = ({ by }: ShownSession, request: FastifyRequest, { account }: SignedIn): boolean =>
  by === 'former' || namedAccount(request) === account.id

/** A cookie that holds a secret of ours, or none. */
function secretCookie(request: FastifyRequest, name: string): string | undefined {
  const value = request.cookies[name]
  return isClaim(value) ? value : undefined
}
