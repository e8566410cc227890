import { expect, test } from 'vitest'
import { createPasswordChange } from '../../../src/stores/account/password-change.ts'
import { fakeService } from '../fake-service.ts'

const EMAIL = 'reader@example.com'
const GOOD = 'correct horse battery'
const INPUT = { email: EMAIL, password: GOOD, oldPassword: '' }

test('saves a password under the own address', async () => {
  const { ask, requests } = fakeService(() => ({ json: { success: true } }))
  expect(await createPasswordChange(ask).save(INPUT)).toEqual({ state: 'saved' })
  expect(requests).toEqual([{ method: 'POST', path: '/api/v1/user/update', body: { email: EMAIL, password: GOOD } }])
})

test.each(['', 'nine char', 'x'.repeat(257)])('asks nobody about %j, which cannot be a password', async password => {
  const { ask, requests } = fakeService(() => ({ json: { success: true } }))
  expect(await createPasswordChange(ask).save({ email: EMAIL, password, oldPassword: '' })).toEqual({
    state: 'refused',
    reason: 'length',
  })
  expect(requests).toEqual([])
})

test('passes on why the service refuses', async () => {
  const { ask } = fakeService(() => ({ status: 403, json: { error: 'proof-needed' } }))
  expect(await createPasswordChange(ask).save(INPUT)).toEqual({ state: 'refused', reason: 'proof-needed' })
})

test('sends once, however often it is pressed', async () => {
  const { ask, requests } = fakeService(() => ({ json: { success: true } }))
  const change = createPasswordChange(ask)
  await Promise.all([change.save(INPUT), change.save(INPUT)])
  expect(requests).toHaveLength(1)
})
