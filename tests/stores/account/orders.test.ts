import { expect, test } from 'vitest'
import type { Order } from '../../../src/contract/orders.ts'
import { createOrders, isContract } from '../../../src/stores/account/orders.ts'
import { createEditionRetry } from '../../../src/stores/library/edition-retry.ts'
import { fakeService } from '../fake-service.ts'
import { STORY_ID } from '../sample-story.ts'

const ORDER: Order = {
  id: STORY_ID,
  number: '0198C0DE',
  createdAt: '2026-11-22T10:00:00.000Z',
  product: 'ebook',
  state: 'fulfilled',
  storyId: STORY_ID,
  title: 'Mila und das Licht',
  priceInCent: 500,
  paidInCent: 250,
  withdrawal: 'none',
  invoices: [],
}

test('lists what was bought, and keeps what is on screen when no news gets through', async () => {
  const { ask } = fakeService((_request, count) => (count === 1 ? { json: [ORDER] } : 'network-failure'))
  const store = createOrders(ask)
  await store.load()
  await store.load()
  expect(store.$orders.get()).toEqual({ state: 'ready', orders: [ORDER] })
  const away = createOrders(fakeService(() => 'network-failure').ask)
  await away.load()
  expect(away.$orders.get()).toEqual({ state: 'unreachable' })
})

test('takes for a contract what was paid for and is not paid back', () => {
  expect(isContract(ORDER)).toBe(true)
  expect(isContract({ ...ORDER, paidInCent: 0 })).toBe(false)
  expect(isContract({ ...ORDER, state: 'refunded' })).toBe(false)
})

test('begins an edition again once, also where another tab was faster', async () => {
  const replies = [
    { json: { state: 'pending' } },
    { status: 409, json: { error: 'not-failed' } },
    { status: 404, json: { error: 'not-found' } },
  ]
  const { ask, requests } = fakeService((_request, count) => replies[count - 1] ?? 'network-failure')
  const { retry } = createEditionRetry(ask)
  expect(await Promise.all([retry(STORY_ID, 'ebook'), retry(STORY_ID, 'ebook')])).toEqual(['begun', undefined])
  expect([await retry(STORY_ID, 'ebook'), await retry(STORY_ID, 'ebook')]).toEqual(['begun', 'not-found'])
  expect(requests[0]?.path).toBe(`/api/v1/stories/${STORY_ID}/editions/ebook/retry`)
})
