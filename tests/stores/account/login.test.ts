import { describe, expect, it } from 'vitest'
import { LOGIN_REDIRECT_MS } from '../../../src/contract/limits.ts'
import { createLogin } from '../../../src/stores/account/login.ts'
import { createSession } from '../../../src/stores/session.ts'
import { fakeCookies, signInBy } from '../advent/fake-cookies.ts'
import { fakeClock, settle } from '../fake-clock.ts'
import { fakeService } from '../fake-service.ts'

const ID = '0198c0de-1111-4222-8333-000000000000'
const ADA = { email: 'ada@example.org', id: ID }
const STORY = '0198c0de-1111-4222-8333-00000000000a'
const FOUND = { message: 'Account found', jwt: null, user_id: null, to: '/de/library', done: [] }
const CREATED = { message: 'Account created', jwt: null, user_id: ID, to: '/de/settings', done: [] }
const ENTERED = { jwt: null, user_id: ID, email: 'ada@example.org', to: '/de/library', done: [] }
const SERVICE = {
  author: 'offline',
  languages: null,
  lengths: [],
  toddlerLengths: [],
  estimateSeconds: 1,
  testPayment: true,
  taxedPrices: true,
}

function atLogin(reply: Parameters<typeof fakeService>[0]) {
  const { clock, advance } = fakeClock()
  const left: string[] = []
  const { jar } = fakeCookies()
  // The service signs a browser in by its cookies.
  const { ask, requests } = fakeService(async (request, count) => {
    const answer = await reply(request, count)
    if (answer !== 'network-failure' && Object(answer.json).user_id) signInBy(jar, ADA)
    return answer
  })
  const session = createSession(jar, false)
  const login = createLogin({ ask, clock, session, language: 'de', leave: path => left.push(path) })
  return { login, jar, session, requests, left, advance }
}

const answering = (json: unknown, mailbox: string | null = null) =>
  atLogin(({ path }) => ({ json: path.endsWith('/service') ? { ...SERVICE, mailbox } : json }))

describe('Signing in by a link', () => {
  it('says that it is on its way when the address has an account, and signs nobody in', async () => {
    const { login, session, requests, left, advance } = answering(FOUND)
    await login.open('?to=/de/settings')
    await login.sendLink(' ada@example.org ')
    await advance(LOGIN_REDIRECT_MS * 2)
    expect(login.$login.get()).toEqual({ state: 'sent', email: 'ada@example.org', mailbox: undefined })
    expect(requests[0]?.body).toEqual({ email: 'ada@example.org', lang: 'de', to: '/de/settings' })
    expect(session.$session.get().state).toBe('signed-out')
    expect(left).toEqual([])
  })

  it('names the mailbox of an installation that sends no mail', async () => {
    const { login } = answering(FOUND, '/mailbox')
    await login.sendLink('ada@example.org')
    await settle()
    expect(login.$login.get()).toMatchObject({ state: 'sent', mailbox: '/mailbox' })
  })

  it('signs a new address in at once and goes on after 900 ms, to where the service says', async () => {
    const { login, session, left, advance } = answering(CREATED)
    await login.sendLink('ada@example.org')
    expect(session.$session.get()).toEqual({ state: 'signed-in', ...ADA })
    expect(login.$login.get()).toEqual({ state: 'signed-in' })
    await advance(899)
    expect(left).toEqual([])
    await advance(1)
    expect(left).toEqual(['/de/settings'])
  })

  it('takes along what is to be done', async () => {
    const { login, requests } = answering(FOUND)
    await login.open(`?story=${STORY}`)
    await login.sendLink('ada@example.org')
    expect(requests[0]?.body).toMatchObject({ to: '/de/library', action: { kind: 'assign-story', story: STORY } })
  })

  it.each([
    ['', 'required'],
    ['ada', 'email'],
    ['ada@', 'email'],
    [`${'a'.repeat(250)}@example.org`, 'email'],
  ])('asks nothing for an address like "%s"', async (typed, code) => {
    const { login, requests } = answering(FOUND)
    expect(await login.sendLink(typed)).toMatchObject({ state: 'mistyped', field: 'email', issue: { code } })
    expect(requests).toEqual([])
  })

  it('asks once, however often the button is pressed', async () => {
    const { login, requests } = answering(CREATED)
    await Promise.all([login.sendLink('ada@example.org'), login.sendLink('ada@example.org')])
    await login.sendLink('ada@example.org')
    expect(requests).toHaveLength(1)
  })

  it('can be tried again after a failure', async () => {
    let isUp = false
    const { login } = atLogin(() => (isUp ? { json: CREATED } : 'network-failure'))
    expect(await login.sendLink('ada@example.org')).toEqual({ state: 'failed', code: 'not-serving' })
    isUp = true
    expect(await login.sendLink('ada@example.org')).toEqual({ state: 'signed-in' })
  })

  it('offers the address again for a new link', async () => {
    const { login } = answering(FOUND)
    await login.sendLink('ada@example.org')
    login.reset()
    expect(login.$login.get()).toEqual({ state: 'idle', email: 'ada@example.org' })
  })
})

describe('Signing in by a password', () => {
  it('signs in and goes on', async () => {
    const { login, session, left, advance, requests } = answering(ENTERED)
    await login.enterPassword('ada@example.org', 'correct horse')
    await advance(LOGIN_REDIRECT_MS)
    expect(requests[0]?.body).toEqual({ email: 'ada@example.org', password: 'correct horse', to: '/de/library' })
    expect(session.$session.get()).toMatchObject({ state: 'signed-in', ...ADA })
    expect(left).toEqual(['/de/library'])
  })

  it('asks for one before it asks the service', async () => {
    const { login, requests } = answering(ENTERED)
    expect(await login.enterPassword('ada@example.org', '')).toMatchObject({ state: 'mistyped', field: 'password' })
    expect(requests).toEqual([])
  })

  it('says when it is the wrong one', async () => {
    const { login, session } = atLogin(() => ({ status: 401, json: { error: 'wrong-credentials' } }))
    expect(await login.enterPassword('ada@example.org', 'no')).toEqual({ state: 'failed', code: 'wrong-credentials' })
    expect(session.$session.get().state).toBe('signed-out')
  })
})

describe('Whoever is signed in already', () => {
  it('is led on at once', async () => {
    const { login, jar, left, requests } = answering(FOUND)
    signInBy(jar, ADA)
    await login.open('?to=/de/settings')
    expect(left).toEqual(['/de/settings'])
    expect(requests).toEqual([])
  })

  it('keeps the story they came for, and is led on whatever comes of it', async () => {
    const { login, jar, left, requests } = atLogin(() => ({ status: 404, json: { error: 'not-found' } }))
    signInBy(jar, ADA)
    await login.open(`?story=${STORY}`)
    expect(requests[0]?.path).toBe(`/api/v1/stories/${STORY}/assign/${ID}`)
    expect(left).toEqual(['/de/library'])
  })
})
