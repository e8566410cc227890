import { expect, test } from 'vitest'
import { createSignedInBrowsers, OTHERS } from '../../../src/stores/account/signed-in-browsers.ts'
import { settle } from '../fake-clock.ts'
import { fakeService } from '../fake-service.ts'
import { HERE, PHONE, sampleSession } from './sample-account.ts'

const LIST = '/api/v1/user/sessions'

/** A service with two browsers; `revoke` answers what is asked beyond the list. */
async function two(revoke: (path: string) => { status?: number; json: unknown } | 'network-failure') {
  let sessions = [sampleSession(HERE), sampleSession(PHONE)]
  const service = fakeService(({ path }) => {
    if (path === LIST) return { json: sessions }
    const answer = revoke(path)
    if (answer !== 'network-failure' && (answer.status ?? 200) !== 500) sessions = [sampleSession(HERE)]
    return answer
  })
  const browsers = createSignedInBrowsers(service.ask)
  await browsers.load()
  const ids = () => {
    const now = browsers.$browsers.get()
    return now.state === 'ready' ? now.sessions.map(({ id }) => id) : now.state
  }
  return { ...service, browsers, ids }
}

test('lists the browsers and signs one out', async () => {
  const { browsers, ids, requests } = await two(() => ({ json: { revoked: true } }))
  expect(ids()).toEqual([HERE, PHONE])
  expect(await browsers.end(PHONE)).toBe(true)
  expect(ids()).toEqual([HERE])
  expect(requests[1]).toMatchObject({ method: 'POST', path: `${LIST}/${PHONE}/revoke` })
})

test('counts one that is gone already as signed out', async () => {
  const { browsers, ids } = await two(() => ({ status: 404, json: { error: 'not-found' } }))
  expect([await browsers.end(PHONE), ids()]).toEqual([true, [HERE]])
})

test('signs all others out, one request at a time', async () => {
  const { browsers, ids, requests } = await two(() => ({ json: { revoked: 1 } }))
  const first = browsers.endOthers()
  expect(browsers.$browsers.get()).toMatchObject({ ending: OTHERS })
  expect(await browsers.end(PHONE)).toBeUndefined()
  expect([await first, ids()]).toEqual([true, [HERE]])
  await settle()
  expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1)
})

test('says when it did not work and lists who is still there', async () => {
  const { browsers, ids } = await two(() => 'network-failure')
  expect([await browsers.end(PHONE), await browsers.endOthers(), ids()]).toEqual([false, false, [HERE, PHONE]])
  expect(browsers.$browsers.get()).not.toHaveProperty('ending')
})

test('tells a list that cannot be read from an empty one', async () => {
  const browsers = createSignedInBrowsers(fakeService(() => 'network-failure').ask)
  await browsers.load()
  expect(browsers.$browsers.get()).toEqual({ state: 'unreachable' })
})
