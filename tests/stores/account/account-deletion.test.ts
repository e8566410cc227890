import { expect, test } from 'vitest'
import { createAccountDeletion, isConfirmed } from '../../../src/stores/account/account-deletion.ts'
import { fakeService } from '../fake-service.ts'

function deletion(reply: Parameters<typeof fakeService>[0]) {
  const service = fakeService(reply)
  let deleted = 0
  const onDeleted = () => {
    deleted += 1
  }
  return { ...service, store: createAccountDeletion({ ask: service.ask, onDeleted }), deleted: () => deleted }
}

test('tells when everything is gone, once', async () => {
  const { store, deleted, requests } = deletion(() => ({ json: { deleted: true } }))
  await Promise.all([store.run(), store.run()])
  expect([deleted(), requests.length]).toEqual([1, 1])
  expect(requests[0]).toMatchObject({ method: 'POST', path: '/api/v1/user/delete' })
})

test('says why nothing was deleted, and can be tried again', async () => {
  const { store, deleted } = deletion((_, count) => (count === 1 ? 'network-failure' : { json: { deleted: true } }))
  await store.run()
  expect([store.$deletion.get(), deleted()]).toEqual([{ state: 'refused', reason: 'not-serving', issue: undefined }, 0])
  await store.run()
  expect(deleted()).toBe(1)
})

test.each([
  ['delete', 'delete', 'en', true],
  [' Delete ', 'delete', 'en', true],
  ['SİL', 'sil', 'tr', true],
  ['lo\u0308schen', 'löschen', 'de', true],
  ['LÖSCHEN', 'löschen', 'de', true],
  ['', 'delete', 'en', false],
  ['delet', 'delete', 'en', false],
  ['delete all', 'delete', 'en', false],
  ['SIL', 'sil', 'tr', false],
])('takes %j for %j in %s: %s', (typed, word, language, expected) => {
  expect(isConfirmed(typed, word, language)).toBe(expected)
})
