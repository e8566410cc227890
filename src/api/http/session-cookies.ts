import type { FastifyReply, FastifyRequest } from 'fastify'
import { API_BASE } from '../../contract/call.ts'
import { SESSION_DAYS } from '../../contract/limits.ts'
import { FORMER_SESSION_COOKIE, SESSION_COOKIES, SESSION_HEADER } from '../../contract/session.ts'

const DAY_SECONDS = 24 * 60 * 60
const BEARER = /^Bearer +([\w.-]+)$/i
const TOKEN = /^[\w.-]{1,2000}$/

export interface NewSession {
  readonly jwt: string
  readonly id: string
  readonly email: string
}

export interface ShownSession {
  readonly token: string
  /** `former`: in the old cookie, readable by scripts. */
  readonly by: 'bearer' | 'cookie' | 'former'
}

/** Over TLS, the prefix keeps sibling domains from setting it. */
const cookieName = (isSecure: boolean): string => (isSecure ? '__Host-session' : 'session')

/** The session by header (programs) or cookies; without its readable cookies a browser is signed out. */
export function shownSession(request: FastifyRequest, isSecure: boolean): ShownSession | undefined {
  const bearer = BEARER.exec(request.headers.authorization ?? '')?.[1]
  if (bearer !== undefined) return { token: bearer, by: 'bearer' }
  if (request.headers[SESSION_HEADER] === 'none') return undefined
  const own = request.cookies[cookieName(isSecure)]
  if (own) return TOKEN.test(own) ? { token: own, by: 'cookie' } : undefined
  const former = request.cookies[FORMER_SESSION_COOKIE]
  return former && TOKEN.test(former) ? { token: former, by: 'former' } : undefined
}

/** The account in the readable cookies; undefined without them. */
export const namedAccount = (request: FastifyRequest): string | undefined => request.cookies.id || undefined

/** Whether a program asks for a token. Pages cannot: browsers name the origin of every request. */
export const wantsToken = ({ headers }: FastifyRequest): boolean =>
  headers[SESSION_HEADER] === 'token' && headers['sec-fetch-site'] === undefined && headers.origin === undefined

/** Sets the HttpOnly session cookie and the readable ones that name the account. */
export function setSession(reply: FastifyReply, isSecure: boolean, { jwt, id, email }: NewSession): void {
  const shared = { path: '/', sameSite: 'lax', secure: isSecure, maxAge: SESSION_DAYS * DAY_SECONDS } as const
  reply.setCookie(cookieName(isSecure), jwt, { ...shared, httpOnly: true })
  const values = { id, email }
  for (const name of SESSION_COOKIES) reply.setCookie(name, values[name], shared)
  reply.clearCookie(FORMER_SESSION_COOKIE, { path: '/' })
}

export function clearSession(reply: FastifyReply, isSecure: boolean): void {
  const shared = { path: '/', secure: isSecure }
  reply.clearCookie(cookieName(isSecure), { ...shared, httpOnly: true })
  for (const name of [...SESSION_COOKIES, FORMER_SESSION_COOKIE]) reply.clearCookie(name, shared)
}

/** Clears a browser's cookies and cache for its next user. */
export function clearTraces(reply: FastifyReply, isSecure: boolean, cookies: readonly string[]): void {
  clearSession(reply, isSecure)
  for (const name of cookies) reply.clearCookie(name, { path: API_BASE, secure: isSecure, httpOnly: true })
  reply.header('clear-site-data', '"cache"')
}
