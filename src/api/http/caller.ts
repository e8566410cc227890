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
/** Marks the browser that asked for a link, so that following it there needs no further click. */
const REQUESTER_COOKIE = 'asked'
/** Marks a browser that was signed in: strangers cannot use up its tries. */
const KNOWN_COOKIE = 'known'
const DAY_SECONDS = 24 * 60 * 60
/** A random UUID, hard to guess: a browser's first claim is made from it. */
const REQUEST_KEY = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

export interface Caller {
  /** Undefined without a claim. */
  readonly claimHash: string | undefined
  readonly networkHash: string
  /** Undefined without a live session. */
  readonly signedIn: SignedIn | undefined
  /** HMAC of the asking browser's cookie. */
  readonly requesterHash: string | undefined
  /** Whether the visitor pressed the button. */
  readonly isConfirmed: boolean
  /** Whether this is a prefetch. */
  readonly isPrefetch: boolean
  readonly agent: string
  /** Milliseconds since the epoch. */
  readonly now: number
  /** The header `Idempotency-Key`; undefined unless a random UUID. */
  readonly requestKey: string | undefined
  /** HMAC of the cookie that marks known browsers. */
  readonly knownHash: string
  /** Sets or renews the browser's claim; its hash. A new one is `first` where given. */
  keepClaim(first?: string): string
  /** Marks the browser as the asking one; the mark's hash. */
  keepRequester(): string
  /** Signs the browser in; the token for programs that asked for one, else null. */
  keepSession(session: NewSession): string | null
  /** Signs the browser out; with `claim`, also drops its claim. */
  forget(and?: 'claim'): void
}

export async function callerOf(service: Service, request: FastifyRequest, reply: FastifyReply): Promise<Caller> {
  const { secret } = service
  const claim = secretCookie(request, CLAIM_COOKIE)
  const requester = secretCookie(request, REQUESTER_COOKIE)
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
    requesterHash: requester && accountHash(secret, 'asked', requester),
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
    keepRequester() {
      const kept = requester ?? newClaim()
      keep(REQUESTER_COOKIE, kept, LINK_MS / 1000)
      return accountHash(secret, 'asked', kept)
    },
    keepSession(session) {
      if (wantsToken(request)) return session.jwt
      setSession(reply, service.secureCookies, session)
      keep(KNOWN_COOKIE, known, KNOWN_BROWSER_DAYS * DAY_SECONDS)
      return null
    },
    forget: and =>
      clearTraces(
        reply,
        service.secureCookies,
        and === 'claim' ? [CLAIM_COOKIE, REQUESTER_COOKIE] : [REQUESTER_COOKIE],
      ),
  }
}

/** The session of a request. Removes cookies of an ended one, and moves an old readable one to an HttpOnly cookie. */
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

/** Undefined for another form than our secrets have. */
function secretCookie(request: FastifyRequest, name: string): string | undefined {
  const value = request.cookies[name]
  return isClaim(value) ? value : undefined
}
