import { expect, test } from 'vitest'
import { createMailboxProof } from '../../../src/stores/account/mailbox-proof.ts'
import { fakeService } from '../fake-service.ts'

const BODY = { email: 'reader@example.com', lang: 'de', to: '/de/settings' } as const
const FOUND = { message: 'Account found', jwt: null, user_id: null, to: '/de/settings', done: [] }

test('has a link mailed that leads back', async () => {
  const { ask, requests } = fakeService(() => ({ json: FOUND }))
  expect(await createMailboxProof(ask).send(BODY)).toEqual({ state: 'sent' })
  expect(requests).toEqual([{ method: 'POST', path: '/api/v1/auth/login', body: BODY }])
})

test('sends one link, however often it is pressed', async () => {
  const { ask, requests } = fakeService(() => ({ json: FOUND }))
  const proof = createMailboxProof(ask)
  await Promise.all([proof.send(BODY), proof.send(BODY)])
  expect(requests).toHaveLength(1)
})

test('can be tried again when no link was sent', async () => {
  const { ask } = fakeService((_, count) => (count === 1 ? 'network-failure' : { json: FOUND }))
  const proof = createMailboxProof(ask)
  expect([(await proof.send(BODY)).state, (await proof.send(BODY)).state]).toEqual(['failed', 'sent'])
})
