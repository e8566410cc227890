import { createHmac } from 'node:crypto'
import { errors, jwtVerify, SignJWT } from 'jose'
import { SESSION_DAYS } from '../../contract/limits.ts'
import { DAY_MS } from '../../lib/day.ts'

const ALGORITHM = 'HS256'
const ISSUER = 'lumitale'
const AUDIENCE = 'lumitale-site'

export interface SessionClaims {
  readonly email: string
  /** Of the account. */
  readonly id: string
  /** Of the session. */
  readonly sid: string
}

/** When a session that begins now is over. */
export const sessionEnd = (now: number): number => now + SESSION_DAYS * DAY_MS

/** The token a browser shows for its session: a JWT that ends with it. */
export const signSession = (secret: string, { email, id, sid }: SessionClaims, now: number): Promise<string> =>
  new SignJWT({ email, id, sid })
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setIssuedAt(seconds(now))
    .setExpirationTime(seconds(sessionEnd(now)))
    .sign(keyOf(secret))

/** What a token says; undefined when it is not ours, was changed or is over. */
export async function readSessionToken(secret: string, token: string, now: number): Promise<SessionClaims | undefined> {
  try {
    const { payload } = await jwtVerify<SessionClaims>(token, keyOf(secret), {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience: AUDIENCE,
      requiredClaims: ['exp', 'email', 'id', 'sid'],
      currentDate: new Date(now),
    })
    return payload
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined
    throw error
  }
}

const seconds = (milliseconds: number): number => Math.floor(milliseconds / 1000)

/** A key of its own: nothing else that the secret signs can pass for a session. */
const keyOf = (secret: string): Uint8Array => createHmac('sha256', secret).update('session token').digest()
