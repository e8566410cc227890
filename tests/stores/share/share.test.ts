import { expect, test } from 'vitest'
import { createShare } from '../../../src/stores/share/share.ts'
import { fakeService, type Request } from '../fake-service.ts'
import { STORY_ID } from '../sample-story.ts'

const SHARE = 'abcdefghijklmnopqrstuv'
const WORDS = { sender: '', note: '', opens: 'first-chapter' } as const
const LINK = { address: `https://tales.example/s/${SHARE}`, readers: 2, words: WORDS, chapters: 3 }

type Reply = Awaited<ReturnType<Parameters<typeof fakeService>[0]>>

function dialog(reply: (request: Request) => Reply) {
  const fake = fakeService(reply)
  const store = createShare(fake.ask, STORY_ID, share => `https://tales.example/s/${share}`)
  return { ...fake, store, now: () => store.$share.get() }
}
const shared: Reply = { json: { id: SHARE, readers: 2, words: WORDS, chapters: 3 } }
const refused = (status: number, error: string): Reply => ({ status, json: { error } })

test('gets the link, and ends it only after it was asked whether it should', async () => {
  const { store, now, requests } = dialog(({ method }) => (method === 'GET' ? shared : { json: { revoked: true } }))
  await store.open()
  expect(now()).toEqual({ state: 'shared', link: LINK, step: 'open' })
  store.confirm()
  expect(now()).toMatchObject({ step: 'confirming' })
  store.cancelEnd()
  expect(now()).toMatchObject({ step: 'open' })
  expect(requests).toHaveLength(1)
  store.confirm()
  await Promise.all([store.end(), store.end()])
  expect(now()).toEqual({ state: 'ended' })
  expect(requests.map(({ method }) => method)).toEqual(['GET', 'DELETE'])
})

test('says what a giver wrote, and whether it was saved', async () => {
  const words = { sender: 'Oma Inge', note: 'Für heute Abend.', opens: 'whole' } as const
  let reply: Reply = { json: { words } }
  const { store, now, requests } = dialog(({ method }) => (method === 'GET' ? shared : reply))
  await store.open()
  expect(await store.change(words)).toBe(true)
  expect(requests.at(-1)).toMatchObject({ method: 'PUT', body: words })
  expect(now()).toMatchObject({ link: { ...LINK, words } })
  reply = 'network-failure'
  expect(await store.change(WORDS)).toBe(false)
  expect(now()).toMatchObject({ state: 'shared', link: { words } })
})

test('keeps the link on screen when ending it does not work', async () => {
  const { store, now } = dialog(({ method }) => (method === 'GET' ? shared : 'network-failure'))
  await store.open()
  await store.end()
  expect(now()).toEqual({ state: 'shared', link: LINK, step: 'not-ended' })
})

test.each([
  [refused(401, 'unauthorised'), 'signed-out'],
  [refused(403, 'proof-needed'), 'unproven'],
  [refused(404, 'not-found'), 'failed'],
  ['network-failure', 'failed'],
] as const)('says what is missing when it is answered %j', async (reply, state) => {
  const { store, now } = dialog(() => reply)
  await store.open()
  expect(now()).toEqual({ state })
})
