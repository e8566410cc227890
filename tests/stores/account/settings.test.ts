import { expect, test } from 'vitest'
import { createSettings } from '../../../src/stores/account/settings.ts'
import { createSession } from '../../../src/stores/session.ts'
import { fakeService } from '../fake-service.ts'
import { sampleAccount } from './sample-account.ts'

/** The settings of a browser with these cookies, and whether it was sent away. */
async function opened(cookie: string, reply: Parameters<typeof fakeService>[0]) {
  const jar = { cookie }
  const session = createSession(jar, false)
  const service = fakeService(reply)
  let left = 0
  const leave = () => {
    left += 1
  }
  const settings = createSettings({ ask: service.ask, session, leave })
  await settings.open()
  return { ...service, settings, session, jar, state: () => settings.$settings.get(), left: () => left }
}
const SIGNED_IN = 'email=reader%40example.com; id=1'

test('shows the account of whoever is signed in', async () => {
  const { state, left } = await opened(SIGNED_IN, () => ({ json: sampleAccount() }))
  expect(state()).toEqual({ state: 'ready', account: sampleAccount() })
  expect(left()).toBe(0)
})

test('sends whoever is not signed in away, and asks nothing', async () => {
  const { state, left, requests } = await opened('', () => ({ json: sampleAccount() }))
  expect([state().state, left(), requests.length]).toEqual(['signed-out', 1, 0])
})

test('sends away whose session ended elsewhere, and forgets it', async () => {
  const { state, left, session } = await opened(SIGNED_IN, () => ({ status: 401, json: { error: 'unauthorised' } }))
  expect([state().state, left(), session.$session.get().state]).toEqual(['signed-out', 1, 'signed-out'])
})

test('follows a session that ends while it is looked at, until it is closed', async () => {
  const first = await opened(SIGNED_IN, () => ({ json: sampleAccount() }))
  first.session.signOut()
  expect([first.state().state, first.left()]).toEqual(['signed-out', 1])
  const second = await opened(SIGNED_IN, () => ({ json: sampleAccount() }))
  second.settings.stop()
  second.session.signOut()
  expect([second.state().state, second.left()]).toEqual(['ready', 0])
})

test('says when the service is out of reach, and tries again', async () => {
  const { state, settings } = await opened(SIGNED_IN, (_, count) =>
    count === 1 ? 'network-failure' : { json: sampleAccount() },
  )
  expect(state().state).toBe('unreachable')
  await settings.open()
  expect(state().state).toBe('ready')
})

test('keeps what is on screen when it cannot be read anew', async () => {
  const { state, settings } = await opened(SIGNED_IN, (_, count) =>
    count === 1 ? { json: sampleAccount() } : 'network-failure',
  )
  await settings.load()
  expect(state().state).toBe('ready')
})
