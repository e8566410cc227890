import type { FastifyInstance } from 'fastify'
import type { SignInMail } from '../../src/api/accounts/account-deps.ts'
import type { Call } from '../../src/contract/call.ts'

/** A browser that keeps cookies and shows its session, for services without a site. */
export function serviceBrowser(server: FastifyInstance, mails: readonly SignInMail[]) {
  const jar: Record<string, string> = {}
  let jwt: string | undefined
  const ask = async (method: Call['method'], path: string, payload?: object) => {
    const response = await server.inject({
      method,
      url: `/api/v1${path}`,
      cookies: jar,
      headers: { 'x-confirmed': '1', ...(jwt && { authorization: `Bearer ${jwt}` }) },
      ...(payload && { payload }),
    })
    for (const { name, value } of response.cookies) jar[name] = value
    const body = response.json()
    if (response.statusCode === 200 && body.jwt) jwt = body.jwt
    return { status: response.statusCode, body }
  }
  const login = (email: string, more: object = {}) => ask('POST', '/auth/login', { email, lang: 'de', ...more })
  return {
    ask,
    login,
    /** Signs in, by the mailed link where needed. */
    async prove(email: string, more: object = {}) {
      await login(email, more)
      return ask('GET', `/auth/magic-link/verify${new URL(mails.at(-1)?.link ?? '').search}`)
    },
  }
}
