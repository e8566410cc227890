import { expect, test } from 'vitest'
import { TEXT_MAX } from '../../../src/contract/limits.ts'
import { createContact, type TypedMessage } from '../../../src/stores/contact/contact.ts'
import { fakeService } from '../fake-service.ts'

const AT = '2026-11-22T10:00:07.000Z'
const TYPED: TypedMessage = { topic: 'order', number: '# 5f0b6d0e', email: ' mila@example.com', text: 'Wo ist es?' }

function form(reply: Parameters<typeof fakeService>[0] = () => ({ json: { receivedAt: AT } })) {
  const service = fakeService(reply)
  const store = createContact({ ask: service.ask, language: 'it' })
  return { ...service, store, now: () => store.$contact.get() }
}

test('sends a message once, with the order only where it is about one', async () => {
  const { store, now, requests } = form()
  await Promise.all([store.send(TYPED), store.send(TYPED)])
  const body = { topic: 'order', number: '5F0B6D0E', email: 'mila@example.com', text: 'Wo ist es?', language: 'it' }
  expect(requests.map(sent => [sent.method, sent.path, sent.body])).toEqual([['POST', '/api/v1/messages', body]])
  expect(now()).toEqual({ state: 'done', typed: { ...TYPED, email: 'mila@example.com' } })
  store.again()
  expect(now()).toEqual({
    state: 'open',
    typed: { topic: 'order', number: '', email: 'mila@example.com', text: '' },
    issues: {},
  })
  await store.send({ ...TYPED, topic: 'other' })
  expect(requests[1]?.body).not.toHaveProperty('number')
})

test('says what is wrong with each field, sends nothing, and keeps what was typed', async () => {
  const { store, now, requests } = form()
  const typed: TypedMessage = { topic: 'order', number: '5F0B', email: 'mila', text: ' \n' }
  await store.send(typed)
  expect(now()).toMatchObject({
    typed,
    issues: { number: { code: 'format' }, email: { code: 'email' }, text: { code: 'required' } },
  })
  await store.send({ ...TYPED, text: 'x'.repeat(TEXT_MAX + 1) })
  expect(now()).toMatchObject({ issues: { text: { code: 'string-max', params: { maximum: TEXT_MAX } } } })
  expect(requests).toEqual([])
})

test('keeps what was typed when another topic is chosen, and when the service refuses', async () => {
  const { store, now } = form(() => ({ status: 429, json: { error: 'too-many-requests' } }))
  store.choose('story', TYPED)
  expect(now()).toMatchObject({ typed: { ...TYPED, topic: 'story' } })
  await store.send(TYPED)
  expect(now()).toEqual({ state: 'open', typed: TYPED, issues: {}, code: 'too-many-requests' })
})

test('shows what the service says of a field beside it', async () => {
  const issue = { path: 'text', code: 'characters', params: {} }
  const { store, now } = form(() => ({ status: 400, json: { error: 'invalid-input', issues: [issue] } }))
  await store.send(TYPED)
  expect(now()).toEqual({ state: 'open', typed: TYPED, issues: { text: issue } })
})
