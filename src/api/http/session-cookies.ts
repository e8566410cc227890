import type { FastifyReply, FastifyRequest } from 'fastify'
import { API_BASE } from '../../contract/call.ts'
import { SESSION_DAYS } from '../../contract/limits.ts'
import { FORMER_SESSION_COOKIE, SESSION_COOKIES, SESSION_HEADER } from '../../contract/session.ts'

const DAY_SECONDS = 24 * 60 * 60
const BEARER = /^Bearer +([\w.-]+)$/i
const TOKEN = /^[\w.-]{1,2000}$/

/** A session as it is given to a browser. */
export interface NewSession {
  readonly jwt: string
  /** Of the account. */
  readonly id: string
  readonly email: string
}

/** What a request shows to say whose it is. */
export interface ShownSession {
  readonly token: string
  /** `former`: in the cookie of old, which scripts could read. */
  readonly by: 'bearer' | 'cookie' | 'former'
}

/** The name that no other site of the same domain can set, where visitors come over TLS. */
const cookieName = (isSecure: boolean): string => (isSecure ? '__Host-session' : 'session')

/**
 * The session that a request shows: a program's by its header, a browser's by its cookies. A browser whose readable
 * cookies are gone has signed out, also when the service was not there to hear it.
 */
export function shownSession(request: FastifyRequest, isSecure: boolean): ShownSession | undefined {
  const bearer = BEARER.exec(request.headers.authorization ?? '')?.[1]
  if (bearer !== undefined) return { token: bearer, by: 'bearer' }
  if (request.headers[SESSION_HEADER] === 'none') return undefined
  const own = request.cookies[cookieName(isSecure)]
  if (own) return TOKEN.test(own) ? { token: own, by: 'cookie' } : undefined
  const former = request.cookies[FORMER_SESSION_COOKIE]
  return former && TOKEN.test(former) ? { token: former, by: 'former' } : undefined
}

/** The account that the readable cookies of a browser name; undefined when it has none. */
export const namedAccount = (request: FastifyRequest): string | undefined => request.cookies.id || undefined

/** Whether a program asks for a token. A page cannot: browsers say of every request of theirs where it comes from. */
export const wantsToken = ({ headers }: FastifyRequest): boolean =>
  headers[SESSION_HEADER] === 'token' && headers['sec-fetch-site'] === undefined && headers.origin === undefined

/** Gives a browser its session, in a cookie that no script reads, and says in readable ones whose it is. */
export function setSession(reply: FastifyReply, isSecure: boolean, { jwt, id, email }: NewSession): void {
  const shared = { path: '/', sameSite: 'lax', secure: isSecure, maxAge: SESSION_DAYS * DAY_SECONDS } as const
  reply.setCookie(cookieName(isSecure), jwt, { ...shared, httpOnly: true })
  const values = { id, email }
  for (const name of SESSION_COOKIES) reply.setCookie(name, values[name], shared)
  reply.clearCookie(FORMER_SESSION_COOKIE, { path: '/' })
}

/** Takes a browser's session away, and what says whose it was. */
export function clearSession(reply: FastifyReply, isSecure: boolean): void {
  const shared = { path: '/', secure: isSecure }
  reply.clearCookie(cookieName(isSecure), { ...shared, httpOnly: true })
  for (const name of [...SESSION_COOKIES, FORMER_SESSION_COOKIE]) reply.clearCookie(name, shared)
}

/** Takes away what a browser was known by, and what it has cached: whoever sits down next is somebody else to us. */
export function clearTraces(reply: FastifyReply, isSecure: boolean, cookies: readonly string[]): void {
  clearSession(reply, isSecure)
  for (const name of cookies) reply.clearCookie(name, { path: API_BASE, secure: isSecure, httpOnly: true })
  reply.header('clear-site-data', '"cache"')
}
