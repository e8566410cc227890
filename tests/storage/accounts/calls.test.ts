import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SignInMail } from '../../../src/api/accounts/account-deps.ts'
import { HANDLERS } from '../../../src/api/boot/handlers.ts'
import type { Call } from '../../../src/contract/call.ts'
import { processorMsOf } from '../../helpers/processor-time.ts'
import { openTestService, type TestService } from '../../helpers/service.ts'
import { claimOf, startStory } from '../../helpers/start-story.ts'

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:132.0) Gecko/20100101 Firefox/132.0'
const EMAIL = 'zyxomira@example.com'
const PASSWORD = 'correct horse battery'

const mails: SignInMail[] = []
let test: TestService
beforeAll(async () => {
  const sendMail = async (_queries: unknown, mail: SignInMail) => void mails.push(mail)
  test = await openTestService({ sendMail, staffEmails: ['boss@tales.example'] })
})
afterAll(() => test.close())

/** A browser that keeps its cookies and shows the session it was given. */
function browser(server: FastifyInstance = test.server, jar: Record<string, string> = {}) {
  let jwt: string | undefined
  const ask = async (method: Call['method'], path: string, payload?: object, headers: object = {}) => {
    const response: LightMyRequestResponse = await server.inject({
      method,
      url: `/api/v1${path}`,
      cookies: jar,
      headers: { 'user-agent': FIREFOX, ...(jwt && { authorization: `Bearer ${jwt}` }), ...headers },
      ...(payload && { payload }),
    })
    for (const { name, value } of response.cookies) jar[name] = value
    const body = response.json()
    if (response.statusCode === 200 && body.jwt) jwt = body.jwt
    return { status: response.statusCode, body, response }
  }
  return {
    ask,
    jar,
    token: () => jwt,
    login: (email: string, more: object = {}) => ask('POST', '/auth/login', { email, lang: 'de', ...more }),
    verify: (headers: object = {}) => ask('GET', `/auth/magic-link/verify${linkQuery()}`, undefined, headers),
  }
}
const linkQuery = () => new URL(mails.at(-1)?.link ?? '').search
const CONFIRMED = { 'x-confirmed': '1' }

async function signedIn(email: string) {
  const reader = browser()
  await reader.login(email)
  expect((await reader.verify()).status).toBe(200)
  return reader
}

describe('Signing in', () => {
  it('marks the browser that asks with cookies that no script reads', async () => {
    const reader = browser()
    const { response, body } = await reader.login('cookie@example.com')
    expect(body).toMatchObject({ message: 'Account created', to: '/de/library', done: [] })
    for (const name of ['asked', 'claim']) {
      expect(response.cookies.find(entry => entry.name === name)).toMatchObject({
        httpOnly: true,
        sameSite: 'Lax',
        path: '/api/v1',
      })
    }
    expect((await reader.ask('GET', '/user')).body).toMatchObject({ email: 'cookie@example.com', isProven: false })
  })

  it('uses a link by itself where it was asked for, and elsewhere only when the button was pressed', async () => {
    const [asker, other] = [browser(), browser()]
    await asker.login('link@example.com', { to: '/de/library/overview' })
    expect((await asker.ask('GET', `/auth/magic-link/look${linkQuery()}`)).body).toEqual({ askedHere: true })
    expect((await other.ask('GET', `/auth/magic-link/look${linkQuery()}`)).body).toEqual({ askedHere: false })
    expect(await other.verify()).toMatchObject({ status: 409, body: { error: 'confirmation-needed' } })
    expect(await other.verify(CONFIRMED)).toMatchObject({ status: 200, body: { to: '/de/library/overview' } })
    expect((await other.ask('GET', '/user')).body).toMatchObject({ isProven: true })
    expect(await asker.verify()).toMatchObject({ status: 409 })
    expect(await asker.verify(CONFIRMED)).toMatchObject({ status: 400, body: { error: 'link-invalid' } })
  })

  it('computes less than 300 ms for an answer, as the mail is only queued', async () => {
    await browser().login('warm@example.com')
    for (const email of ['quick@example.com', 'quick@example.com']) {
      const login = async () => expect((await browser().login(email)).status).toBe(200)
      expect(await processorMsOf(login)).toBeLessThan(300)
    }
  })

  it.each([
    [{ email: 'nobody', lang: 'de' }, 'email'],
    [{ email: `${'a'.repeat(250)}@example.com`, lang: 'de' }, 'email'],
    [{ email: 'a@example.com\r\nbcc: b@example.com', lang: 'de' }, 'email'],
    [{ email: EMAIL, lang: 'xx' }, 'lang'],
    [{ email: EMAIL, lang: 'de', action: { kind: 'delete-everything' } }, 'action.kind'],
    [{ email: EMAIL, lang: 'de', more: 1 }, 'more'],
  ])('refuses %j', async (payload, path) => {
    const { status, body } = await browser().ask('POST', '/auth/login', payload)
    expect([status, body.error, body.issues[0].path]).toEqual([400, 'invalid-input', path])
  })

  it('leaves no address, token, password or selector in the log', async () => {
    const reader = await signedIn(EMAIL)
    const link = mails.at(-1)?.link ?? ''
    await reader.ask('POST', '/user/update', { email: EMAIL, password: PASSWORD })
    await browser().ask('POST', '/auth/password', { email: EMAIL, password: `${PASSWORD}!` })
    const { searchParams } = new URL(link)
    const log = test.logged.join('\n').toLowerCase()
    for (const secret of [
      'zyxomira',
      '@example.com',
      PASSWORD,
      reader.token(),
      searchParams.get('r'),
      `"${searchParams.get('token')}`,
    ]) {
      expect(log).not.toContain(secret?.toLowerCase())
    }
  })
})

describe('A session', () => {
  const calls = HANDLERS.map(answer => answer.call).filter(call => call.access === 'session')
  const idFor = '0b6f0e4e-6d5e-4f4e-9c0a-2f7c8e6a1b11'

  it.each(calls.map(call => [call.name, call] as const))('is needed for %s', async (_name, call) => {
    const path = call.path.replace(/\{\w+\}/g, idFor)
    const nobody = await browser().ask(call.method, path)
    expect([nobody.status, nobody.body]).toEqual([401, { error: 'unauthorised' }])
    const forged = await browser().ask(call.method, path, undefined, { authorization: 'Bearer eyJ.eyJ.x' })
    expect(forged.status).toBe(401)
  })

  it('is listed, and ends when its browser signs out', async () => {
    const [deps, phone] = [await signedIn('two@example.com'), await signedIn('two@example.com')]
    const { body } = await deps.ask('GET', '/user/sessions')
    expect(body).toMatchObject([{ agent: 'Firefox, Windows' }, { agent: 'Firefox, Windows' }])
    expect((await phone.ask('POST', '/auth/sign-out')).body).toEqual({ revoked: true })
    expect((await phone.ask('GET', '/user')).status).toBe(401)
    expect((await deps.ask('GET', '/user')).status).toBe(200)
  })

  it('ends elsewhere, one by one or all at once', async () => {
    const all = [
      await signedIn('more@example.com'),
      await signedIn('more@example.com'),
      await signedIn('more@example.com'),
    ] as const
    const current = (await all[1].ask('GET', '/user/sessions')).body.find(
      (row: { isCurrent: boolean }) => row.isCurrent,
    )
    expect((await all[0].ask('POST', `/user/sessions/${current.id}/revoke`)).status).toBe(200)
    expect((await all[1].ask('GET', '/user')).status).toBe(401)
    expect((await all[0].ask('POST', '/user/sessions/revoke-others')).body).toEqual({ revoked: 1 })
    expect((await all[2].ask('GET', '/user')).status).toBe(401)
  })

  it('sets a password that signs in as well', async () => {
    const reader = await signedIn('word@example.com')
    const own = { email: 'word@example.com', password: PASSWORD }
    expect((await reader.ask('POST', '/user/update', { ...own, password: 'short' })).status).toBe(400)
    expect((await reader.ask('POST', '/user/update', own)).body).toEqual({ success: true })
    const other = browser()
    expect(await other.ask('POST', '/auth/password', own)).toMatchObject({ status: 200 })
    expect((await other.ask('GET', '/user')).body).toMatchObject({ hasPassword: true, isProven: true })
  })

  it('of staff opens what is for staff, once the mailbox is proven', async () => {
    const boss = browser()
    expect((await boss.login('Boss@tales.example')).body).toMatchObject({ message: 'Account found', jwt: null })
    expect((await boss.ask('GET', '/publication')).status).toBe(401)
    await boss.verify()
    expect((await boss.ask('GET', '/publication')).status).toBe(200)
    expect((await (await signedIn('reader@example.com')).ask('GET', '/publication')).status).toBe(401)
  })
})

describe('Stories of an account', () => {
  const paths = (id: string) => [
    `/stories/${id}`,
    `/stories/${id}/generator-status`,
    `/stories/${id}/generator-parameters`,
  ]

  it('are out of reach for whoever signed up with the address before its owner did', async () => {
    const started = await startStory(test.server)
    const story = started.json().id as string
    const hijacker = browser(test.server, { claim: claimOf(started) })
    const early = await hijacker.login('victim@example.com', { action: { kind: 'assign-story', story } })
    expect(early.body.done).toEqual(['assign-story'])
    for (const path of paths(story)) expect((await hijacker.ask('GET', path)).status).toBe(200)
    const owner = browser()
    await owner.login('victim@example.com')
    await owner.verify()
    for (const call of HANDLERS.map(answer => answer.call).filter(call => call.access === 'session')) {
      expect((await hijacker.ask(call.method, call.path.replace(/\{\w+\}/g, story))).status).toBe(401)
    }
    expect((await owner.ask('GET', '/user/offered')).body).toEqual([{ id: story, title: null }])
    for (const path of paths(story)) expect((await owner.ask('GET', path)).status).toBe(404)
    const stored = { decision: 'keep', stories: [story] }
    expect((await hijacker.ask('POST', '/user/offered', stored)).status).toBe(401)
    expect((await owner.ask('POST', '/user/offered', stored)).body).toEqual({ decided: 1 })
    for (const path of paths(story)) {
      expect((await hijacker.ask('GET', path)).status).toBe(404)
      expect((await browser(test.server, { claim: claimOf(started) }).ask('GET', path)).status).toBe(404)
      expect((await owner.ask('GET', path)).status).toBe(200)
    }
    expect((await hijacker.ask('GET', '/stories')).body).toEqual([])
  })

  it('belong to whoever was signed in when they were started, wherever they are read', async () => {
    const reader = await signedIn('writer@example.com')
    const started = await reader.ask('POST', '/stories/start-generator', {
      parameter: (await import('../../helpers/example-parameter.ts')).exampleParameter(),
    })
    const phone = await signedIn('writer@example.com')
    expect((await phone.ask('GET', `/stories/${started.body.id}`)).status).toBe(200)
    expect((await phone.ask('GET', '/user/export')).body.stories).toHaveLength(1)
    expect((await browser().ask('GET', `/stories/${started.body.id}`)).status).toBe(404)
  })

  it('are given by the browser that made them, and gone when the account is deleted', async () => {
    const started = await startStory(test.server)
    const story = started.json().id as string
    const reader = browser(test.server, { claim: claimOf(started) })
    const { body } = await reader.login('gone@example.com')
    expect((await reader.ask('POST', `/stories/${story}/assign/${body.user_id}`)).body).toEqual({ id: story })
    await reader.verify()
    expect((await reader.ask('POST', '/user/delete')).body).toEqual({ deleted: true })
    expect((await reader.ask('GET', `/stories/${story}`)).status).toBe(404)
    expect((await reader.ask('GET', '/user')).status).toBe(401)
  })
})

describe('The quota', () => {
  it('is ten a day for a proven account, and the browser’s own for one that is not', async () => {
    const strict = await openTestService({
      quotaAnonymous: 1,
      quotaAccount: 2,
      sendMail: async (_queries, mail) => void mails.push(mail),
    })
    const start = (who: ReturnType<typeof browser>) => startStory(strict.server, { claim: who.jar.claim ?? '' })
    try {
      const reader = browser(strict.server)
      await reader.login('quota@example.com')
      const { exampleParameter } = await import('../../helpers/example-parameter.ts')
      const write = async () =>
        (await reader.ask('POST', '/stories/start-generator', { parameter: exampleParameter() })).status
      expect([await write(), await write()]).toEqual([200, 429])
      await reader.verify()
      expect([await write(), await write()]).toEqual([200, 429])
      await reader.ask('POST', '/user/delete')
      expect((await start(reader)).statusCode).toBe(429)
    } finally {
      await strict.close()
    }
  })
})
