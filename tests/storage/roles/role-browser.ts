import { randomUUID } from 'node:crypto'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import type { SignInMail } from '../../../src/api/accounts/account-deps.ts'
import { API_BASE } from '../../../src/contract/call.ts'
import type { TestService } from '../../helpers/service.ts'

/** What one request brings along beyond its path. */
interface Request {
  readonly method: string
  readonly path: string
  readonly query?: Record<string, string>
  readonly body?: object
  readonly headers?: Record<string, string>
}

/** Somebody at a browser of their own, with an address in the network of their own. */
export interface RoleBrowser {
  readonly email: string
  /** Of the account; empty for somebody who has none. */
  readonly id: string
  /** Id of the session; empty where there is none. */
  readonly session: string
  /** What it shows to be known by, as a header. */
  cookies(): string
  ask(request: Request): Promise<LightMyRequestResponse>
}

type SignIn = 'nobody' | 'unproven' | 'proven'

/** Opens a browser and signs it in as far as asked, by the calls that the pages use. */
export async function roleBrowser(
  { server }: TestService,
  mails: readonly SignInMail[],
  { email, signIn }: { email: string; signIn: SignIn },
): Promise<RoleBrowser> {
  const jar: Record<string, string> = {}
  const network = randomUUID().slice(0, 2)
  const remoteAddress = `10.${Number.parseInt(network, 16)}.${Math.floor(Math.random() * 256)}.7`
  const ask = async ({ method, path, query, body, headers }: Request) => {
    const response = await server.inject({
      method: method as NonNullable<InjectOptions['method']>,
      url: API_BASE + path,
      remoteAddress,
      cookies: jar,
      ...(headers && { headers }),
      ...(query && { query }),
      ...(body && { payload: body }),
    })
    for (const { name, value } of response.cookies) jar[name] = value
    return response
  }
  const cookies = () =>
    Object.entries(jar)
      .map(([name, value]) => `${name}=${value}`)
      .join('; ')
  if (signIn === 'nobody') return { email, id: '', session: '', cookies, ask }
  await ask({ method: 'POST', path: '/auth/login', body: { email, lang: 'de' } })
  if (signIn === 'proven') {
    const link = Object.fromEntries(new URL(mails.findLast(mail => mail.email === email)?.link ?? '').searchParams)
    await ask({ method: 'GET', path: '/auth/magic-link/verify', query: link })
  }
  const sessions: { id: string; isCurrent: boolean }[] = (await ask({ method: 'GET', path: '/user/sessions' })).json()
  const { id } = (await ask({ method: 'GET', path: '/user' })).json()
  return { email, id, session: sessions.find(session => session.isCurrent)?.id ?? '', cookies, ask }
}
