import { sql } from 'kysely'
import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addPaymentSandboxRoutes } from '../../../src/api/http/routes/payment-sandbox.ts'
import { openServer } from '../../../src/api/http/server.ts'
import { deliverSandboxEvents, openShop } from '../../../src/api/shop/shop-jobs.ts'
import { keyedHash, newClaim } from '../../../src/api/stories/claims.ts'
import { PAYMENT_SANDBOX_PATH } from '../../../src/contract/shop.ts'
import { bareServer } from '../../helpers/quiet.ts'
import { openTestService, type TestService } from '../../helpers/service.ts'
import { GOOD_CARD, madeStory } from './test-shop.ts'

const HOOK = '/api/v1/hooks/payment'
const NOW = Date.UTC(2026, 10, 22, 12)
const SECONDS = NOW / 1000

let test: TestService
beforeAll(async () => {
  test = await openTestService({ clock: () => NOW })
  await openShop(test.service, test.sandbox)
})
afterAll(() => test.close())

const event = (id = 'evt_1', object: object = {}) =>
  JSON.stringify({ id, object: 'event', type: 'checkout.session.completed', data: { object } }, null, 2)
const session = { id: 'cs_test_x', object: 'checkout.session', status: 'complete', payment_status: 'paid' }

const sign = (payload: string, secret = test.sandbox.keys.webhookSecret, timestamp = SECONDS) =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })

const post = (payload: string, signature?: string) =>
  test.server.inject({
    method: 'POST',
    url: HOOK,
    headers: { 'content-type': 'application/json', ...(signature !== undefined && { 'stripe-signature': signature }) },
    payload,
  })

async function rowsKept(): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select (select count(*) from payment_event) + (select count(*) from shop_order) + (select count(*) from edition_grant)
      + (select count(*) from account) as count`.execute(test.database.db)
  return Number(rows[0]?.count)
}

describe('A message of the payment service', () => {
  const body = event('evt_forged', session)
  it.each<[string, () => [string, string | undefined]]>([
    ['without a signature', () => [body, undefined]],
    ['signed with another secret', () => [body, sign(body, 'whsec_guessed')]],
    ['changed after it was signed', () => [body.replace('"paid"', '"paid" '), sign(body)]],
    ['signed ten minutes ago', () => [body, sign(body, undefined, SECONDS - 600)]],
    ['with the signature of another one', () => [body, sign(event('evt_2'))]],
    ['with a signature of an old scheme only', () => [body, sign(body).replace('v1=', 'v0=')]],
  ])('%s is refused and leaves no row', async (_name, forged) => {
    const response = await post(...forged())
    expect([response.statusCode, response.json()]).toEqual([400, { error: 'signature-invalid' }])
    expect(await rowsKept()).toBe(0)
  })

  it('is signed as it was sent, white space and all, and taken once', async () => {
    const payload = event('evt_real', { ...session, client_reference_id: null, customer_details: null })
    for (let times = 0; times < 2; times++) {
      const response = await post(payload, sign(payload))
      expect([response.statusCode, response.json()]).toEqual([200, { received: true }])
    }
    expect(await rowsKept()).toBe(1)
  })

  it('of a kind that is not known is taken and forgotten', async () => {
    const payload = JSON.stringify({ id: 'evt_other', object: 'event', type: 'payout.paid', data: { object: {} } })
    expect((await post(payload, sign(payload))).statusCode).toBe(200)
  })

  it('about an order that is not ours changes nothing', async () => {
    const object = { ...session, client_reference_id: "'; drop table shop_order; --", collected_information: null }
    const payload = event('evt_foreign', object)
    expect((await post(payload, sign(payload))).statusCode).toBe(200)
    const orders = await test.database.db.selectFrom('shop_order').select('id').execute()
    expect(orders).toEqual([])
  })
})

/** A browser with two stories of its own; its cookie and the second of them. */
async function browserWithStories() {
  const claim = newClaim()
  const claimHash = keyedHash(test.service.secret, 'claim', claim)
  const buyer = { claimHash, ordererHash: claimHash, requesterHash: null, signedIn: undefined, now: NOW }
  const testShop = { database: test.database, now: () => NOW }
  await madeStory(testShop, buyer, { at: NOW - 1000 })
  return { cookie: `claim=${claim}`, story: await madeStory(testShop, buyer) }
}

describe('The shop on the network', () => {
  it('sells to a visitor, signs them in to the account this makes, and lists what they bought', async () => {
    const { cookie, story } = await browserWithStories()
    const { id, priceId } = (await test.server.inject('/api/v1/products')).json()[2]
    const started = await test.server.inject({
      method: 'POST',
      url: '/api/v1/checkout',
      headers: { cookie },
      payload: { productId: id, priceId, storyId: story, lang: 'fr', accepted: ['immediate-delivery'] },
    })
    expect(started.statusCode).toBe(200)
    const { checkoutSessionId } = started.json()
    const path = await openServer(bareServer)
    const afterwards = () => deliverSandboxEvents(test.service, test.sandbox)
    await addPaymentSandboxRoutes(path, test.sandbox, { requestsPerMinute: 100, log: test.service.log, afterwards })
    const paid = await path.inject({
      method: 'POST',
      url: `${PAYMENT_SANDBOX_PATH}/pay`,
      payload: { client_secret: started.json().clientSecret, email: 'visitor@reader.example', card: GOOD_CARD },
    })
    expect(paid.json()).toEqual({
      status: 'complete',
      return_url: `https://tales.example/fr/return/${checkoutSessionId}`,
    })
    expect((await path.inject({ method: 'POST', url: `${PAYMENT_SANDBOX_PATH}/v1/refunds` })).statusCode).toBe(404)
    await path.close()
    const url = `/api/v1/checkout/status/${checkoutSessionId}`
    const { jwt, ...status } = (await test.server.inject({ url, headers: { cookie, 'x-session': 'token' } })).json()
    expect(status).toEqual({
      status: 'complete',
      customer_email: 'visitor@reader.example',
      product: 'audiobook',
      storyId: story,
    })
    const headers = { cookie, authorization: `Bearer ${jwt}` }
    expect((await test.server.inject({ url: '/api/v1/orders', headers })).json()).toMatchObject([
      { product: 'audiobook', state: 'fulfilled', storyId: story, paidInCent: 900 },
    ])
  })

  it('lists its products with the texts of every language', async () => {
    const products = (await test.server.inject('/api/v1/products')).json()
    expect(
      products.map((product: { name: string; priceInCent: number }) => [product.name, product.priceInCent]),
    ).toEqual([
      ['webbook', 0],
      ['ebook', 500],
      ['audiobook', 900],
      ['paperback', 2900],
    ])
    expect(JSON.parse(products[1].metadata.de).title).toBe('E-Book')
    expect(Object.keys(products[1].metadata)).toHaveLength(7)
  })

  it('answers whether a story is the first with a bare yes or no', async () => {
    const { cookie, story } = await browserWithStories()
    const url = `/api/v1/checkout/is-first-story/${story}`
    const response = await test.server.inject({ url, headers: { cookie, 'x-session': 'token' } })
    expect([response.statusCode, response.body]).toEqual([200, 'false'])
    expect((await test.server.inject(url)).statusCode).toBe(404)
  })
})
