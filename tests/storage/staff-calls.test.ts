import pg from 'pg'
import { afterEach, describe, expect, it } from 'vitest'
import { publicationKey } from '../../src/api/http/access.ts'
import type { Service } from '../../src/api/http/service.ts'
import { CONTENT_CHANGE } from '../../src/api/outside/content/database-changes.ts'
import { openTestService, type TestService } from '../helpers/service.ts'

const HOOK_SECRET = 'a secret that only the content service knows'
const STARTED = new Date('2026-11-21T12:00:00Z')

let test: TestService
afterEach(() => test.close())

const key = () => publicationKey(test.service.secret)

/** A site whose rendering the test ends when it likes. */
function slowSite() {
  const end = Promise.withResolvers<void>()
  let requested = 0
  const publication: Service['publication'] = {
    renderAll() {
      requested += 1
      return end.promise
    },
    progress: () => ({
      state: requested > 0 ? 'rendering' : 'idle',
      rendered: requested > 0 ? 7 : 0,
      total: requested > 0 ? 20 : 0,
      startedAt: requested > 0 ? STARTED : null,
      endedAt: null,
    }),
  }
  return { publication, end, asked: () => requested }
}

describe('The call that has the site rendered anew', () => {
  it('starts it for staff and says at once how far it is', async () => {
    const site = slowSite()
    test = await openTestService({ publication: site.publication })
    const headers = { authorization: `Bearer ${key()}` }
    const before = await test.server.inject({ url: '/api/v1/publication', headers })
    expect(before.json()).toEqual({ state: 'idle', rendered: 0, total: 0, startedAt: null, endedAt: null })
    const started = await test.server.inject({ method: 'POST', url: '/api/v1/publication', headers })
    const progress = { state: 'rendering', rendered: 7, total: 20, startedAt: STARTED.toISOString(), endedAt: null }
    expect([started.statusCode, started.json()]).toEqual([200, progress])
    expect((await test.server.inject({ url: '/api/v1/publication', headers })).json()).toEqual(progress)
    expect(site.asked()).toBe(1)
  })

  it('refuses whoever shows no key, another key or the key in another way, and renders nothing', async () => {
    const site = slowSite()
    test = await openTestService({ publication: site.publication })
    const wrong = [undefined, '', 'Bearer', `Bearer ${key()}x`, `Bearer ${publicationKey('another')}`, key()]
    for (const authorization of wrong) {
      for (const method of ['GET', 'POST'] as const) {
        const headers = authorization === undefined ? {} : { authorization }
        const refused = await test.server.inject({ method, url: '/api/v1/publication', headers })
        expect([refused.statusCode, refused.json()]).toEqual([401, { error: 'unauthorised' }])
      }
    }
    expect(site.asked()).toBe(0)
    expect(test.logged.join('\n')).not.toContain(key())
  })

  it('counts keys that are tried out as it counts every call', async () => {
    test = await openTestService({ requestsPerMinute: 3 })
    const codes = []
    for (let tried = 0; tried < 5; tried++) codes.push((await test.server.inject('/api/v1/publication')).statusCode)
    expect(codes).toEqual([401, 401, 401, 429, 429])
  })

  it('logs a rendering that failed, and goes on answering', async () => {
    const site = slowSite()
    test = await openTestService({ publication: site.publication })
    const headers = { authorization: `Bearer ${key()}` }
    await test.server.inject({ method: 'POST', url: '/api/v1/publication', headers })
    site.end.reject(new Error('the content service is away'))
    await expect.poll(() => test.logged.some(line => line.includes('the site could not be rendered'))).toBe(true)
    expect((await test.server.inject({ url: '/api/v1/publication', headers })).statusCode).toBe(200)
  })
})

describe('The call by which the content service says that something changed', () => {
  const url = '/api/v1/hooks/content'
  const shown = { 'x-content-webhook-secret': HOOK_SECRET }

  it('tells everybody who listens at the database, whatever JSON it is sent', async () => {
    test = await openTestService({ contentWebhookSecret: HOOK_SECRET })
    const listener = new pg.Client({ connectionString: test.database.url })
    await listener.connect()
    try {
      let heard = 0
      listener.on('notification', ({ channel }) => {
        heard += channel === CONTENT_CHANGE ? 1 : 0
      })
      await listener.query(`listen ${CONTENT_CHANGE}`)
      const type = 'application/vnd.contentful.management.v1+json'
      for (const [headers, payload] of [
        [{ ...shown, 'content-type': type }, '{"sys":{"type":"Entry"}}'],
        [{ ...shown, 'content-type': 'application/json; charset=utf-8' }, '[1,2]'],
        [shown, undefined],
      ] as const) {
        const response = await test.server.inject({ method: 'POST', url, headers, ...(payload && { payload }) })
        expect([response.statusCode, response.json()]).toEqual([200, { received: true }])
      }
      await expect.poll(() => heard).toBe(3)
    } finally {
      await listener.end()
    }
  })

  it('refuses whoever does not know the secret, before it reads what they send', async () => {
    test = await openTestService({ contentWebhookSecret: HOOK_SECRET })
    for (const headers of [{}, { 'x-content-webhook-secret': 'wrong' }]) {
      const payload = '{"half":'
      const type = { 'content-type': 'application/json' }
      const refused = await test.server.inject({ method: 'POST', url, headers: { ...headers, ...type }, payload })
      expect([refused.statusCode, refused.json()]).toEqual([401, { error: 'unauthorised' }])
    }
  })

  it('refuses a body that is no JSON, or too long', async () => {
    test = await openTestService({ contentWebhookSecret: HOOK_SECRET })
    const headers = { ...shown, 'content-type': 'application/json' }
    const broken = await test.server.inject({ method: 'POST', url, headers, payload: '{"half":' })
    expect([broken.statusCode, broken.json().error]).toEqual([400, 'invalid-input'])
    const long = await test.server.inject({ method: 'POST', url, headers, payload: `"${'a'.repeat(3_000_000)}"` })
    expect([long.statusCode, long.json().error]).toEqual([413, 'body-too-large'])
  })

  it('refuses everybody where no secret is set', async () => {
    test = await openTestService()
    for (const secret of ['', 'undefined', HOOK_SECRET]) {
      const headers = { 'x-content-webhook-secret': secret }
      expect((await test.server.inject({ method: 'POST', url, headers })).statusCode).toBe(401)
    }
  })
})
