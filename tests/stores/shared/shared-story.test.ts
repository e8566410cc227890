import { expect, test } from 'vitest'
import { createSession } from '../../../src/stores/session.ts'
import { createSharedStory, shareIdIn } from '../../../src/stores/shared/shared-story.ts'
import { fakeService, type Request } from '../fake-service.ts'
import { STORY_ID } from '../sample-story.ts'

const SHARE = 'abcdefghijklmnopqrstuv'
const EMAIL = 'mila@example.com'
const CHAPTERS = ['erste', 'zweite', 'dritte'].map((name, index) => ({
  number: index + 1,
  title: `Die ${name} Stufe`,
  text: 'Sie war warm.',
}))

type Reply = Awaited<ReturnType<Parameters<typeof fakeService>[0]>>
type Role = 'owner' | 'recipient' | 'visitor'

const shown = (role: Role): Reply => ({
  json: {
    title: 'Mila und das Licht',
    teaser: '',
    cover: null,
    category: 'bedtime',
    language: 'de',
    chapters: 3,
    writtenBy: 'offline',
    role,
    story: role === 'visitor' ? null : STORY_ID,
    sender: '',
    note: '',
    opens: 'whole',
    firstChapter: CHAPTERS[0],
    nextTitle: 'Die zweite Stufe',
  },
})
const refused = (status: number, error: string): Reply => ({ status, json: { error } })

interface Service {
  role?: Role
  read?: Reply
  add?: Reply
  remove?: Reply
  login?: Reply
  chapters?: Reply
}

/** A page before such a service; `isIn`: somebody is signed in. */
function page(service: Service, isIn = true) {
  const answer = ({ method, path }: Request): Reply => {
    if (path.endsWith('/chapters')) return service.chapters ?? { json: { chapters: CHAPTERS } }
    if (path.includes('/shares/')) return service.read ?? shown(service.role ?? 'visitor')
    if (path.includes('/auth/login')) return service.login ?? 'network-failure'
    if (method === 'DELETE') return service.remove ?? { json: { removed: true } }
    return service.add ?? { json: { id: STORY_ID, role: 'recipient' } }
  }
  const fake = fakeService(answer)
  const jar = { cookie: isIn ? `email=${encodeURIComponent(EMAIL)}; id=${STORY_ID}` : '' }
  let added = 0
  const store = createSharedStory({
    ask: fake.ask,
    session: createSession(jar, false),
    language: 'de',
    onAdded: () => {
      added += 1
    },
  })
  const status = () => {
    const now = store.$shared.get()
    return now.state === 'open' ? now.status : now.state
  }
  return { ...fake, jar, store, status, added: () => added, asked: () => fake.requests.map(({ method }) => method) }
}

test('adds the story as soon as somebody who is signed in opens it, and takes it back', async () => {
  const { store, status, added, requests } = page({})
  await store.open(SHARE)
  expect(status()).toBe('added')
  expect(added()).toBe(1)
  await store.undo()
  expect(status()).toBe('removed')
  expect(requests.at(-1)).toMatchObject({ method: 'DELETE', path: `/api/v1/stories/${STORY_ID}/added` })
  await store.add()
  expect(status()).toBe('added')
})

test('adds nothing for a visitor, until they come back signed in', async () => {
  const { store, status, jar, asked: requests } = page({}, false)
  await store.open(SHARE)
  await store.onReturn()
  expect(status()).toBe('visitor')
  expect(requests()).toEqual(['GET'])
  jar.cookie = `email=${EMAIL}; id=${STORY_ID}`
  await store.onReturn()
  expect(status()).toBe('added')
})

test.each([
  ['owner', 'own'],
  ['recipient', 'kept'],
] as const)('adds nothing that is there already: %s', async (role, is) => {
  const { store, status, asked: requests, added } = page({ role })
  await store.open(SHARE)
  expect(status()).toBe(is)
  expect([requests(), added()]).toEqual([['GET'], 0])
})

test('has a link mailed that adds it, to whoever has not proven the mailbox, and asks again when they come back', async () => {
  const login: Reply = {
    json: { message: 'Account found', jwt: null, user_id: null, to: `/de/s/${SHARE}`, done: [] },
  }
  const service: Service = { add: refused(403, 'proof-needed'), login }
  const { store, status, requests } = page(service)
  await store.open(SHARE)
  expect(status()).toBe('unproven')
  await store.mailLink()
  expect(status()).toBe('mailed')
  const action = { kind: 'add-share', share: SHARE }
  expect(requests.at(-1)?.body).toEqual({ email: EMAIL, lang: 'de', to: `/de/s/${SHARE}`, action })
  await store.onReturn()
  expect(status()).toBe('mailed')
  service.add = { json: { id: STORY_ID, role: 'recipient' } }
  await store.onReturn()
  expect(status()).toBe('added')
})

test.each([
  [{ read: refused(404, 'not-found') }, 'gone'],
  [{ read: 'network-failure' }, 'unreachable'],
  [{ add: refused(404, 'not-found') }, 'gone'],
  [{ add: refused(401, 'unauthorised') }, 'visitor'],
  [{ add: 'network-failure' }, 'not-added'],
] as const)('says how it stands when the service answers %j', async (service, is) => {
  const { store, status } = page(service)
  await store.open(SHARE)
  expect(status()).toBe(is)
})

test('says when undoing did not work; a story that is gone already is undone', async () => {
  const broken = page({ remove: 'network-failure' })
  await broken.store.open(SHARE)
  await broken.store.undo()
  expect(broken.status()).toBe('not-removed')
  const gone = page({ remove: refused(404, 'not-found') })
  await gone.store.open(SHARE)
  await gone.store.undo()
  expect(gone.status()).toBe('removed')
})

test('knows a share by its path, and asks nothing for a path without one', async () => {
  expect(shareIdIn(`/de/s/${SHARE}`)).toBe(SHARE)
  for (const path of ['/de/s/short', '/de/s/_', '/de/story/abcdefghijklmnopqrstuv'])
    expect(shareIdIn(path)).toBeUndefined()
  const { store, status, asked: requests } = page({})
  await store.open(undefined)
  expect([status(), requests()]).toEqual(['gone', []])
})

test('reads on without a sign-in, where the share opens the whole story', async () => {
  const { store } = page({}, false)
  await store.open(SHARE)
  expect(store.$shared.get()).toMatchObject({ status: 'visitor', rest: { state: 'unread' } })
  await store.readOn()
  expect(store.$shared.get()).toMatchObject({ rest: { state: 'open', chapters: [{ number: 2 }, { number: 3 }] } })
  const failing = page({ chapters: 'network-failure' }, false).store
  await failing.open(SHARE)
  await failing.readOn()
  expect(failing.$shared.get()).toMatchObject({ rest: { state: 'failed' }, shared: { firstChapter: { number: 1 } } })
})
