import { afterEach, describe, expect, it } from 'vitest'
import { openTestService, type TestService } from '../helpers/service.ts'

let test: TestService
afterEach(() => test.close())

describe('The service', () => {
  it('answers a network that asks too often with a refusal of the contract', async () => {
    test = await openTestService({ requestsPerMinute: 5 })
    const codes = []
    for (let call = 0; call < 7; call++) {
      codes.push((await test.server.inject({ url: '/api/v1/service', remoteAddress: '192.0.2.1' })).statusCode)
    }
    expect(codes).toEqual([200, 200, 200, 200, 200, 429, 429])
    const refused = await test.server.inject({ url: '/api/v1/service', remoteAddress: '192.0.2.1' })
    expect(refused.json()).toEqual({ error: 'too-many-requests' })
    expect((await test.server.inject({ url: '/api/v1/service', remoteAddress: '192.0.2.2' })).statusCode).toBe(200)
  })

  it('describes itself and refuses what it does not know', async () => {
    test = await openTestService()
    const description = await test.server.inject('/api/v1/openapi.json')
    expect(description.json().openapi).toBe('3.1.0')
    const unknown = await test.server.inject('/api/v1/nothing')
    expect([unknown.statusCode, unknown.json()]).toEqual([404, { error: 'not-found' }])
  })

  it('forbids other sites to frame it and browsers to guess types', async () => {
    test = await openTestService()
    const { headers } = await test.server.inject('/api/v1/service')
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['cache-control']).toBe('no-store')
  })

  it('says what this installation writes, and that no money moves in it', async () => {
    test = await openTestService()
    const { author, languages, estimateSeconds, testPayment, taxedPrices } = (
      await test.server.inject('/api/v1/service')
    ).json()
    expect({ author, languages, estimateSeconds, testPayment, taxedPrices }).toEqual({
      author: 'offline',
      languages: ['de', 'en', 'fr', 'es', 'it'],
      estimateSeconds: 120,
      testPayment: true,
      taxedPrices: true,
    })
    await test.close()
    test = await openTestService({ sellerTax: 'small-business' })
    expect((await test.server.inject('/api/v1/service')).json().taxedPrices).toBe(false)
  })
})
