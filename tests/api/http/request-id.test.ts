import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { requestIds } from '../../../src/api/http/request-id.ts'

const NGINX = 'b7a1e0c2d3f4051627384950a1b2c3d4'
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const request = (remoteAddress: string | undefined, id?: string | string[]) =>
  ({ headers: { 'x-request-id': id }, socket: { remoteAddress } }) as unknown as IncomingMessage

describe('The number of a request', () => {
  const idOf = requestIds(['10.0.0.0/8', '::1', '192.0.2.7'])

  it.each(['10.1.2.3', '::ffff:10.1.2.3', '::1', '192.0.2.7'])(
    'is the one that a trusted proxy at %s gave it',
    peer => {
      expect(idOf(request(peer, NGINX))).toBe(NGINX)
    },
  )

  it.each(['11.1.2.3', '192.0.2.8', '::2', undefined])('is a new one where %s says what it is', peer => {
    expect(idOf(request(peer, NGINX))).toMatch(UUID)
  })

  it.each([
    'short',
    'x'.repeat(65),
    'marianne@beispiel.example',
    `${NGINX}\n`,
    '<script>alert(1)</script>',
    '',
    undefined,
    [NGINX, NGINX],
  ])('is a new one where a trusted proxy sends %j', id => {
    expect(idOf(request('10.1.2.3', id))).toMatch(UUID)
  })

  it('is always new where no proxy is trusted', () => {
    const always = requestIds([])
    expect(always(request('127.0.0.1', NGINX))).not.toBe(always(request('127.0.0.1', NGINX)))
  })
})
