import { createHmac } from 'node:crypto'
import { SignJWT, UnsecuredJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { readSessionToken, sessionEnd, signSession } from '../../../src/api/accounts/session-token.ts'

const SECRET = 'a secret of the tests, long enough for a key'
const NOW = Date.UTC(2026, 10, 21, 12)
const CLAIMS = {
  email: 'reader@example.com',
  id: '0b6f0e4e-6d5e-4f4e-9c0a-2f7c8e6a1b11',
  sid: '1b6f0e4e-6d5e-4f4e-9c0a-2f7c8e6a1b12',
}
const KEY = createHmac('sha256', SECRET).update('session token').digest()

/** A token that differs from a good one in what `change` does. */
const forged = (change: (token: SignJWT) => SignJWT, claims: object = CLAIMS, alg = 'HS256', key: Uint8Array = KEY) =>
  change(
    new SignJWT({ ...claims })
      .setIssuer('lumitale')
      .setAudience('lumitale-site')
      .setExpirationTime(Math.floor(sessionEnd(NOW) / 1000)),
  )
    .setProtectedHeader({ alg })
    .sign(key)
const same = (token: SignJWT) => token
const withoutEnd = () => new SignJWT({ ...CLAIMS }).setIssuer('lumitale').setAudience('lumitale-site')

describe('The token of a session', () => {
  it('has three parts, and says whose it is and which session', async () => {
    const token = await signSession(SECRET, CLAIMS, NOW)
    expect(token.split('.')).toHaveLength(3)
    expect(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())).toMatchObject(CLAIMS)
    expect(await readSessionToken(SECRET, token, NOW)).toMatchObject(CLAIMS)
    expect(await readSessionToken(SECRET, await forged(same), NOW)).toMatchObject(CLAIMS)
  })

  it('is over after sixty days', async () => {
    const token = await signSession(SECRET, CLAIMS, NOW)
    expect(await readSessionToken(SECRET, token, NOW + 60 * 86_400_000 - 1000)).toBeDefined()
    expect(await readSessionToken(SECRET, token, NOW + 60 * 86_400_000)).toBeUndefined()
  })

  it.each([
    ['of another secret', () => signSession(`${SECRET}!`, CLAIMS, NOW)],
    ['signed with the secret itself', () => forged(same, CLAIMS, 'HS256', Buffer.from(SECRET))],
    ['of another algorithm', () => forged(same, CLAIMS, 'HS512')],
    ['of another issuer', () => forged(token => token.setIssuer('somebody'))],
    ['for another audience', () => forged(token => token.setAudience('somebody'))],
    ['that never ends', () => forged(withoutEnd)],
    ['without a session', () => forged(same, { email: CLAIMS.email, id: CLAIMS.id })],
    ['without an account', () => forged(same, { email: CLAIMS.email, sid: CLAIMS.sid })],
    [
      'without a signature',
      async () =>
        new UnsecuredJWT(CLAIMS).setIssuer('lumitale').setAudience('lumitale-site').setExpirationTime('60d').encode(),
    ],
    ['that is none', async () => 'no.token.here'],
    ['that is empty', async () => ''],
  ])('is refused when it is one %s', async (_what, make) => {
    expect(await readSessionToken(SECRET, await make(), NOW)).toBeUndefined()
  })

  it('is refused when a letter of it was changed', async () => {
    const [head, body = '', signature] = (await signSession(SECRET, CLAIMS, NOW)).split('.')
    const changed = Buffer.from(body, 'base64url').toString().replace('reader@', 'writer@')
    const token = [head, Buffer.from(changed).toString('base64url'), signature].join('.')
    expect(await readSessionToken(SECRET, token, NOW)).toBeUndefined()
  })
})
