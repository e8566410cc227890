import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SignInMail } from '../../../src/api/accounts/account-deps.ts'
import { signSession } from '../../../src/api/accounts/session-token.ts'
import { SESSION_COOKIES } from '../../../src/contract/session.ts'
import { openTestService, type TestService } from '../../helpers/service.ts'

const mails: SignInMail[] = []
let test: TestService
beforeAll(async () => {
  test = await openTestService({ sendMail: async (_queries, mail) => void mails.push(mail) })
})
afterAll(() => test.close())

type RequestOptions = { method?: 'GET' | 'POST'; payload?: object; headers?: Record<string, string> }

/** A browser with nothing but its cookies. */
function browser() {
  const jar: Record<string, string> = {}
  const ask = async (path: string, { method = 'GET', payload, headers = {} }: RequestOptions = {}) => {
    const url = `/api/v1${path}`
    const response = await test.server.inject({ method, url, cookies: jar, headers, ...(payload && { payload }) })
    for (const { name, value } of response.cookies) {
      if (value === '') delete jar[name]
      else jar[name] = value
    }
    return response
  }
  return { jar, ask }
}
const cookieOf = (response: LightMyRequestResponse, name: string) => response.cookies.find(one => one.name === name)
const CONFIRMED = { 'x-confirmed': '1' }
const verifyPath = () => `/auth/magic-link/verify${new URL(mails.at(-1)?.link ?? '').search}`

async function signedIn(email: string) {
  const reader = browser()
  await reader.ask('/auth/login', { method: 'POST', payload: { email, lang: 'de' } })
  const response = await reader.ask(verifyPath())
  return { ...reader, response }
}

describe('The session of a browser', () => {
  it('is a cookie that no script reads, beside two that say whose it is; the answer holds no token', async () => {
    const { response } = await signedIn('script@example.com')
    expect(response.json()).toMatchObject({ jwt: null, email: 'script@example.com' })
    const shared = { path: '/', sameSite: 'Lax', maxAge: 60 * 24 * 60 * 60 }
    expect(cookieOf(response, 'session')).toMatchObject({ ...shared, httpOnly: true })
    for (const name of SESSION_COOKIES) {
      const readable = cookieOf(response, name)
      expect(readable).toMatchObject(shared)
      expect(readable).not.toHaveProperty('httpOnly')
      expect(readable?.value).not.toMatch(/^ey/)
    }
  })

  it('bears the name that only its own site may set where visitors come over TLS', async () => {
    const secure = await openTestService({ secureCookies: true })
    try {
      const payload = { email: 'tls@example.com', lang: 'de' }
      const response = await secure.server.inject({ method: 'POST', url: '/api/v1/auth/login', payload })
      expect(cookieOf(response, '__Host-session')).toMatchObject({ path: '/', httpOnly: true, secure: true })
      expect(cookieOf(response, 'id')).toMatchObject({ secure: true })
    } finally {
      await secure.close()
    }
  })

  it('opens what a bearer opened, and a program still gets its token when it asks, but no page does', async () => {
    const { ask } = await signedIn('program@example.com')
    expect((await ask('/user')).json()).toMatchObject({ email: 'program@example.com', isProven: true })
    const requested = { method: 'POST', payload: { email: 'cli@example.com', lang: 'de' } } as const
    const program = await browser().ask('/auth/login', { ...requested, headers: { 'x-session': 'token' } })
    expect(program.json().jwt).toMatch(/^ey/)
    expect(cookieOf(program, 'session')).toBeUndefined()
    const payload = { email: 'page@example.com', lang: 'de' }
    const headers = { 'x-session': 'token', 'sec-fetch-site': 'same-origin' }
    const page = await browser().ask('/auth/login', { ...requested, payload, headers })
    expect(page.json()).toMatchObject({ message: 'Account created', jwt: null })
  })

  it('is not looked at where a page says so', async () => {
    const { ask } = await signedIn('nobody@example.com')
    expect((await ask('/user', { headers: { 'x-session': 'none' } })).statusCode).toBe(401)
    expect((await ask('/user')).statusCode).toBe(200)
  })

  it('ends with all that says whose it was, the claim and what was cached, when its visitor signs out', async () => {
    const { ask, jar } = await signedIn('leaves@example.com')
    const session = jar.session ?? ''
    const response = await ask('/auth/sign-out', { method: 'POST' })
    expect(response.headers['clear-site-data']).toBe('"cache"')
    expect(Object.keys(jar)).toEqual(['known'])
    const again = await test.server.inject({ url: '/api/v1/user', headers: { authorization: `Bearer ${session}` } })
    expect(again.statusCode).toBe(401)
  })

  it('ends also when the browser signed out while the service did not hear it', async () => {
    const { ask, jar } = await signedIn('offline@example.com')
    const { session = '' } = jar
    delete jar.id
    expect((await ask('/user')).statusCode).toBe(401)
    expect(jar.session).toBeUndefined()
    const again = await test.server.inject({ url: '/api/v1/user', headers: { authorization: `Bearer ${session}` } })
    expect(again.statusCode).toBe(401)
  })

  it('moves out of the readable cookie of old at the first request, and out of reach', async () => {
    const { ask, jar } = await signedIn('old@example.com')
    const { session = '' } = jar
    jar.token = session
    delete jar.session
    const response = await ask('/user')
    expect(response.statusCode).toBe(200)
    expect([jar.session, jar.token]).toEqual([session, undefined])
    const forged = await signSession('another secret', { email: 'a@b.c', id: 'a', sid: 'b' }, Date.now())
    expect((await test.server.inject({ url: '/api/v1/user', cookies: { token: forged } })).statusCode).toBe(401)
  })
})

describe('A page of another site', () => {
  const EVIL = 'https://evil.example'

  it.each([
    ['its origin', { origin: EVIL }],
    ['an origin that is none', { origin: 'null' }],
    ['what the browser says of it', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbour of the same domain', { 'sec-fetch-site': 'same-site', origin: 'https://blog.tales.example' }],
  ])('changes nothing with a visitor’s cookies: known by %s', async (_how, headers) => {
    const { ask } = await signedIn('cross@example.com')
    for (const path of ['/auth/sign-out', '/user/delete', '/user/sessions/revoke-others']) {
      const response = await ask(path, { method: 'POST', headers })
      expect([response.statusCode, response.json()]).toEqual([403, { error: 'other-site' }])
    }
    const requested = { method: 'POST', payload: { email: 'fixed@example.com', lang: 'de' }, headers } as const
    expect((await browser().ask('/auth/login', requested)).statusCode).toBe(403)
    expect((await browser().ask(verifyPath(), { headers: { ...headers, ...CONFIRMED } })).statusCode).toBe(403)
    expect((await ask('/user')).statusCode).toBe(200)
  })

  it.each([
    ['the site’s own page', { 'sec-fetch-site': 'same-origin', origin: 'https://tales.example' }],
    ['an older browser at the public address', { origin: 'https://tales.example' }],
    ['an older browser at the host itself', { origin: 'http://localhost:80', host: 'localhost' }],
    ['a program', {}],
  ])('is not %s', async (_who, headers) => {
    const { ask } = await signedIn('own@example.com')
    const response = await ask('/user/sessions/revoke-others', { method: 'POST', headers })
    expect(response.statusCode).toBe(200)
  })

  it('sends no form: only JSON is read', async () => {
    const { ask } = await signedIn('form@example.com')
    const headers = { 'content-type': 'text/plain' }
    const response = await test.server.inject({ method: 'POST', url: '/api/v1/auth/login', headers, payload: '{}' })
    expect(response.statusCode).toBe(415)
    expect((await ask('/user')).statusCode).toBe(200)
  })
})

describe('A link fetched ahead', () => {
  it.each([
    ['sec-purpose', 'prefetch'],
    ['sec-purpose', 'prefetch;prerender'],
    ['purpose', 'prefetch'],
  ])('is not used: %s: %s', async (name, value) => {
    const reader = browser()
    await reader.ask('/auth/login', { method: 'POST', payload: { email: 'ahead@example.com', lang: 'de' } })
    const fetched = await reader.ask(verifyPath(), { headers: { [name]: value, ...CONFIRMED } })
    expect(fetched.json()).toEqual({ error: 'confirmation-needed' })
    expect((await reader.ask(verifyPath())).statusCode).toBe(200)
  })
})
