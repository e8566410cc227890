import { expect, test } from 'vitest'
import { createWithdrawing, orderIn } from '../../../src/stores/withdrawal/withdrawal.ts'
import { fakeService } from '../fake-service.ts'

const TYPED = { name: ' Mila Morgenstern ', number: '# 5f0b6d0e', email: ' mila@example.com' }
const SETTLED = { name: 'Mila Morgenstern', number: '5F0B6D0E', email: 'mila@example.com' }
const AT = '2026-11-22T10:00:07.000Z'

function form(reply: Parameters<typeof fakeService>[0] = () => ({ json: { number: '5F0B6D0E', declaredAt: AT } })) {
  const service = fakeService(reply)
  const store = createWithdrawing({ ask: service.ask, language: 'it' })
  return { ...service, store, now: () => store.$withdrawing.get() }
}

test('sends nothing before the second step, and then exactly what was shown', async () => {
  const { store, now, requests } = form()
  await store.confirm()
  store.next(TYPED)
  expect([now(), requests]).toEqual([{ state: 'confirming', typed: SETTLED }, []])
  store.back()
  expect(now()).toEqual({ state: 'open', typed: SETTLED, issues: {} })
  store.next(SETTLED)
  await Promise.all([store.confirm(), store.confirm()])
  expect(requests.map(({ method, path, body }) => [method, path, body])).toEqual([
    ['POST', '/api/v1/withdrawals', { ...SETTLED, lang: 'it' }],
  ])
  expect(now()).toEqual({ state: 'done', typed: SETTLED, declaredAt: AT })
  store.again()
  expect(now()).toEqual({ state: 'open', typed: { ...SETTLED, number: '' }, issues: {} })
})

test('says what is wrong with each field, and keeps what was typed', () => {
  const { store, now } = form()
  const typed = { name: ' ', number: '5F0B6D0', email: 'mila' }
  store.next(typed)
  expect(now()).toMatchObject({
    state: 'open',
    typed,
    issues: { name: { code: 'required' }, number: { code: 'format' }, email: { code: 'email' } },
  })
  store.next({ ...TYPED, name: 'x'.repeat(61) })
  expect(now()).toMatchObject({ issues: { name: { code: 'string-max' } } })
})

test('stays at the second step when it was not taken', async () => {
  const { store, now } = form(() => ({ status: 429, json: { error: 'too-many-requests' } }))
  store.next(TYPED)
  await store.confirm()
  expect(now()).toEqual({ state: 'confirming', typed: SETTLED, code: 'too-many-requests' })
})

test('begins with what is known, and takes nothing away that was typed', () => {
  const { store, now } = form()
  store.suggest({ number: orderIn('?order=5f0b6d0e') ?? '', email: 'mila@example.com' })
  store.suggest({ number: 'AAAAAAAA' })
  expect(now()).toMatchObject({ typed: { name: '', number: '5F0B6D0E', email: 'mila@example.com' } })
  expect([orderIn(''), orderIn('?order=<script>')]).toEqual([undefined, undefined])
})
