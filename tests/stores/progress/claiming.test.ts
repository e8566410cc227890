import { describe, expect, it } from 'vitest'
import { createClaiming } from '../../../src/stores/progress/claiming.ts'
import { createSession } from '../../../src/stores/session.ts'
import { fakeCookies, signInBy } from '../advent/fake-cookies.ts'
import { settle } from '../fake-clock.ts'
import { fakeService } from '../fake-service.ts'

const STORY = '0198c0de-1111-4222-8333-00000000000a'
const PAGE = `/de/story/${STORY}`
const ADA = { email: 'ada@example.org', id: '0198c0de-1111-4222-8333-000000000000' }
const ASSIGN = `/api/v1/stories/${STORY}/assign/${ADA.id}`
const FOUND = { message: 'Account found', jwt: null, user_id: null, to: PAGE, done: [] }
const CREATED = { message: 'Account created', jwt: null, user_id: ADA.id, to: PAGE, done: ['assign-story'] }
const SERVICE = {
  author: 'offline',
  languages: null,
  lengths: [],
  toddlerLengths: [],
  estimateSeconds: 1,
  testPayment: true,
  taxedPrices: true,
}

/** The page of a story; `login` is what leaving an address is answered with. */
function atStory(login: unknown, assign: { status?: number; json: unknown } = { json: { id: STORY } }) {
  const { jar } = fakeCookies()
  const { ask, requests } = fakeService(({ path }) => {
    if (path.endsWith('/service')) return { json: { ...SERVICE, mailbox: '/mailbox' } }
    if (path === ASSIGN) return assign
    if (Object(login).user_id) signInBy(jar, ADA)
    return login === undefined ? 'network-failure' : { json: login }
  })
  const session = createSession(jar, false)
  const claiming = createClaiming({ ask, session, language: 'de' })
  const paths = () => requests.map(({ path }) => path)
  const signIn = (who = ADA) => {
    signInBy(jar, who)
    session.look()
  }
  return { claiming, session, signIn, requests, paths, state: () => claiming.$claiming.get() }
}

describe('An address left beside a story', () => {
  it('makes an account, signs in and makes the story its own', async () => {
    const { claiming, session, requests, paths, state } = atStory(CREATED)
    claiming.open(STORY, PAGE)
    await claiming.leaveEmail(' ada@example.org')
    expect(requests[0]?.body).toEqual({
      email: 'ada@example.org',
      lang: 'de',
      to: PAGE,
      action: { kind: 'assign-story', story: STORY },
    })
    expect(session.$session.get()).toEqual({ state: 'signed-in', ...ADA })
    expect(paths()).toEqual(['/api/v1/auth/login', ASSIGN])
    expect(state()).toEqual({ state: 'kept', email: ADA.email, isNew: true })
  })

  it('waits for the mailed link when it has an account, and offers another address', async () => {
    const { claiming, session, state } = atStory(FOUND)
    claiming.open(STORY, PAGE)
    await claiming.leaveEmail('ada@example.org')
    expect(state()).toEqual({ state: 'sent', email: ADA.email, mailbox: '/mailbox' })
    expect(session.$session.get().state).toBe('signed-out')
    claiming.reset()
    expect(state()).toEqual({ state: 'anonymous' })
  })

  it('notices when the link was followed in another tab', async () => {
    const { claiming, signIn, state } = atStory(FOUND)
    claiming.open(STORY, PAGE)
    await claiming.leaveEmail('ada@example.org')
    signIn(ADA)
    await settle()
    expect(state()).toEqual({ state: 'kept', email: ADA.email, isNew: false })
  })

  it('is not sent when it is none', async () => {
    const { claiming, requests, state } = atStory(CREATED)
    claiming.open(STORY, PAGE)
    await claiming.leaveEmail('ada at home')
    expect(state()).toMatchObject({ state: 'mistyped', issue: { code: 'email' } })
    expect(requests).toEqual([])
  })

  it('can be sent again when nobody answered', async () => {
    const { claiming, state } = atStory(undefined)
    claiming.open(STORY, PAGE)
    await claiming.leaveEmail('ada@example.org')
    expect(state()).toEqual({ state: 'refused', code: 'not-serving' })
  })
})

describe('Whoever is signed in', () => {
  it('keeps the story of their browser without being asked, once', async () => {
    const { claiming, signIn, paths, state } = atStory(FOUND)
    signIn(ADA)
    claiming.open(STORY, PAGE)
    claiming.open(STORY, PAGE)
    await settle()
    expect(paths()).toEqual([ASSIGN])
    expect(state()).toEqual({ state: 'kept', email: ADA.email, isNew: false })
  })

  it('is asked for nothing when the story is not theirs to keep', async () => {
    const { claiming, signIn, state } = atStory(FOUND, { status: 404, json: { error: 'not-found' } })
    signIn(ADA)
    claiming.open(STORY, PAGE)
    await settle()
    expect(state()).toEqual({ state: 'signed-in' })
  })

  it('is asked for an address again after signing out in another tab', async () => {
    const { claiming, session, signIn, state } = atStory(FOUND)
    signIn(ADA)
    claiming.open(STORY, PAGE)
    await settle()
    session.signOut()
    expect(state()).toEqual({ state: 'anonymous' })
  })
})
