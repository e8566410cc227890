import { expect, test } from 'vitest'
import { createVersions } from '../../../src/stores/versions/versions.ts'
import { fakeService } from '../fake-service.ts'

const ID = '0198c0de-1111-4222-8333-000000000000'
const version = (number: number) => ({
  number,
  createdAt: '2026-01-01T00:00:00.000Z',
  wish: null,
  restoredFrom: null,
  patches: [],
})

test('brings a version back and shows the new list', async () => {
  let count = 2
  const { ask, requests } = fakeService(({ method }) => {
    if (method === 'POST') count += 1
    return { json: method === 'POST' ? { number: count } : Array.from({ length: count }, (_, at) => version(at + 1)) }
  })
  const { $versions, open, restore } = createVersions(ask)
  await open(ID)
  expect(await restore(ID, 1)).toEqual({ ok: true, number: 1 })
  expect($versions.get()).toMatchObject({ state: 'ready', restoring: undefined, versions: [{}, {}, { number: 3 }] })
  expect(requests.map(({ path }) => path)).toContain(`/api/v1/stories/${ID}/versions/1/restore`)
})

test('brings back one at a time, and keeps the list when it is refused', async () => {
  const { ask, requests } = fakeService(({ method }) =>
    method === 'POST' ? { status: 409, json: { error: 'improving' } } : { json: [version(1), version(2)] },
  )
  const { $versions, open, restore } = createVersions(ask)
  await open(ID)
  const [first, second] = await Promise.all([restore(ID, 1), restore(ID, 1)])
  expect(first).toEqual({ ok: false, code: 'improving' })
  expect(second).toBeUndefined()
  expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1)
  expect($versions.get()).toMatchObject({ state: 'ready', restoring: undefined })
})

test('tells versions that cannot be read from those on screen', async () => {
  let isOut = true
  const { ask } = fakeService(() => (isOut ? 'network-failure' : { json: [version(1)] }))
  const { $versions, open } = createVersions(ask)
  await open(ID)
  expect($versions.get()).toEqual({ state: 'unreachable' })
  isOut = false
  await open(ID)
  isOut = true
  await open(ID)
  expect($versions.get()).toMatchObject({ state: 'ready' })
})
