import { afterEach, describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../src/contract/languages.ts'
import { serverTexts } from '../../src/contract/texts.server.ts'
import { ServiceUnavailable } from '../../src/lib/service-unavailable.ts'
import { openTestService, type TestService } from '../helpers/service.ts'

const NGINX = 'b7a1e0c2d3f4051627384950a1b2c3d4'
const REPORTED = 'duplicate key: (email)=(marianne@beispiel.example)'

let test: TestService
afterEach(() => test.close())

/** The service with two addresses more, one that breaks and one whose store is away, as a call and as a page. */
async function open() {
  test = await openTestService({ trustedProxies: ['192.0.2.0/24'] })
  for (const path of ['/api/breaks', '/:lang/breaks'])
    test.server.get(path, async () => Promise.reject(new Error(REPORTED)))
  for (const path of ['/api/away', '/:lang/away']) {
    test.server.get(path, async () => Promise.reject(new ServiceUnavailable('files', new Error(REPORTED))))
  }
  return (url: string, headers = {}) => test.server.inject({ url, headers, remoteAddress: '192.0.2.1' })
}

describe('The number of a request', () => {
  it('stands in every answer and in the log; the body has it where the fault is ours', async () => {
    const ask = await open()
    const fine = await ask('/api/v1/service', { 'x-request-id': NGINX })
    expect(fine.headers['x-request-id']).toBe(NGINX)
    const unknown = await ask('/api/v1/nothing')
    expect(unknown.headers['x-request-id']).toMatch(/^[\w-]{36}$/)
    expect(unknown.json()).toEqual({ error: 'not-found' })
    const broken = await ask('/api/breaks', { 'x-request-id': NGINX })
    expect([broken.statusCode, broken.json()]).toEqual([500, { error: 'internal', requestId: NGINX }])
    const away = await ask('/api/away', { 'x-request-id': NGINX })
    expect([away.statusCode, away.json()]).toEqual([503, { error: 'not-serving', requestId: NGINX }])
    expect(away.headers['retry-after']).toBeDefined()
    const lines = test.logged.filter(line => line.includes(NGINX))
    expect(lines.filter(line => line.includes('"call"'))).toHaveLength(1)
    expect(lines.filter(line => line.includes('call broke'))).toHaveLength(1)
    expect(test.logged.join()).not.toContain('marianne')
  })

  it('of an address that is none at all stands in the answer as well', async () => {
    const ask = await open()
    const broken = await ask('/api/v1/stories/%E0%A4%A')
    expect(broken.statusCode).toBe(400)
    expect(broken.headers['x-request-id']).toBeDefined()
  })

  it.each(LANGUAGES)('is shown to whoever opens a page that breaks, in %s', async language => {
    const ask = await open()
    const { errors, frame } = serverTexts(language)
    const headers = { accept: 'text/html,*/*', 'x-request-id': NGINX }
    for (const [path, code] of [
      ['breaks', 'internal'],
      ['away', 'not-serving'],
    ] as const) {
      const page = await ask(`/${language}/${path}?token=secret`, headers)
      expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(page.body).toContain(`<html lang="${language}">`)
      expect(page.body).toContain(`<code>${NGINX}</code>`)
      expect(page.body).toContain(frame.problemNumber)
      expect(page.body).toContain(errors.refusals[code])
      expect(page.body).not.toMatch(/secret|marianne/)
    }
  })
})
