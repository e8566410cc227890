import { describe, expect, it } from 'vitest'
import { isLocal } from '../../../../src/api/outside/mail/is-local.ts'

describe('A request', () => {
  it.each([
    ['127.0.0.1', 'localhost:4321'],
    ['127.0.0.1', 'localhost'],
    ['127.8.9.10', '127.0.0.1:4321'],
    ['::1', '[::1]:4321'],
    ['::1', 'LOCALHOST:4321'],
    ['::ffff:127.0.0.1', 'localhost:4321'],
  ])('from %s to %s is from this machine', (address, host) => {
    expect(isLocal(address, host)).toBe(true)
  })

  it.each([
    ['192.0.2.7', 'localhost:4321'],
    ['::ffff:192.0.2.7', 'localhost'],
    ['10.0.0.1', 'localhost'],
    ['0.0.0.0', 'localhost'],
    ['2001:db8::1', '[::1]'],
    ['localhost', 'localhost'],
    [undefined, 'localhost'],
    ['127.0.0.1', undefined],
    ['127.0.0.1', ''],
    ['127.0.0.1', 'tales.example'],
    ['127.0.0.1', 'localhost.tales.example'],
    ['127.0.0.1', 'tales.example:4321'],
    ['127.0.0.1', '127.0.0.1.tales.example'],
    ['127.0.0.1', 'localhost@tales.example'],
    ['127.0.0.1', 'tales.example@localhost'],
    ['127.0.0.1', 'localhost/mailbox'],
    ['127.0.0.1', 'localhost:99999'],
    ['127.0.0.1', '192.0.2.7'],
    ['127.0.0.1', '0.0.0.0:4321'],
  ])('from %s to %s is not', (address, host) => {
    expect(isLocal(address, host)).toBe(false)
  })
})
