import { createHmac } from 'node:crypto'
import { errors, jwtVerify, SignJWT } from 'jose'
import { SESSION_DAYS } from '../../contract/limits.ts'
import { DAY_MS } from '../../lib/day.ts'

const ALGORITHM = 'HS256'
const ISSUER = 'lumitale'
const AUDIENCE = 'lumitale-site'

export interface SessionClaims {
  readonly email: string
  readonly id: string
  readonly sid: string
}

export const sessionEnd = (now: number): number => now + SESSION_DAYS * DAY_MS

/** A JWT that ends with its session. */
export const signSession = (secret: string, { email, id, sid }: SessionClaims, now: number): Promise<string> =>
  new SignJWT({ email, id, sid })
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setIssuedAt(seconds(now))
    .setExpirationTime(seconds(sessionEnd(now)))
    .sign(keyOf(secret))

/** The claims; undefined when the token is forged, changed or over. */
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

/** A key of its own: no other signature of the secret can pass for a session. */
const keyOf = (secret: string): Uint8Array => createHmac('sha256', secret).update('session token').digest()
