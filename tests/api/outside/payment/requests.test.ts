import { describe, expect, it } from 'vitest'
import { POSTED_TO } from '../../../../src/api/outside/payment/checkout-params.ts'
import { parseForm } from '../../../../src/api/outside/payment/sandbox/form.ts'
import { PARAMETERS } from '../../../../src/api/outside/payment/sandbox/parameters.ts'
import { openStripe } from '../../../../src/api/outside/payment/stripe-payments.ts'
import { fieldsOf, openApiVersion } from './declared-fields.ts'
import { promotionAnswer, RECORDED, taxedAnswer } from './recorded.ts'

/** Opens Stripe's client with a line that answers from the record, and notes what is sent. */
function recordingStripe(isTaxed = false) {
  const sent: { method: string; path: string; body: unknown; headers: Headers }[] = []
  const carry: typeof fetch = async (address, init) => {
    const request = new Request(address, init)
    const { pathname, search } = new URL(request.url)
    const body = parseForm(request.method === 'GET' ? search.slice(1) : await request.text())
    sent.push({ method: request.method, path: pathname, body, headers: request.headers })
    const answer = promotionAnswer(search) ?? taxedAnswer(pathname, search) ?? RECORDED[`${request.method} ${pathname}`]
    if (!answer) return Response.json({ error: { type: 'invalid_request_error', message: 'none' } }, { status: 404 })
    return Response.json(answer)
  }
  const payments = openStripe({
    secretKey: 'sk_test_x',
    publishableKey: 'pk_test_x',
    webhookSecret: 'whsec_x',
    isTest: true,
    hasOurPrices: false,
    isTaxed,
    fetch: carry,
  })
  return { payments, sent }
}

const REQUEST = {
  order: '0b6f0e4e-6d5e-4f4e-9c0a-2f7c8e6a1b11',
  priceId: 'price_1',
  language: 'th',
  returnUrl: 'https://tales.example/th/return/{CHECKOUT_SESSION_ID}',
  email: 'reader@tales.example',
  isPosted: true,
  codeId: null,
}

describe('What is sent to Stripe', () => {
  it('opens a checkout with exactly this', async () => {
    const { payments, sent } = recordingStripe()
    await payments.openCheckout(REQUEST)
    expect(sent).toMatchObject([{ method: 'POST', path: '/v1/checkout/sessions' }])
    expect(sent[0]?.body).toEqual({
      mode: 'payment',
      ui_mode: 'embedded_page',
      line_items: [{ price: 'price_1', quantity: '1' }],
      allow_promotion_codes: 'true',
      locale: 'th',
      client_reference_id: REQUEST.order,
      return_url: REQUEST.returnUrl,
      payment_intent_data: { metadata: { order: REQUEST.order } },
      customer_email: 'reader@tales.example',
      shipping_address_collection: { allowed_countries: [...POSTED_TO] },
    })
    expect(sent[0]?.headers.get('idempotency-key')).toBe(`order-${REQUEST.order}`)
    expect(sent[0]?.headers.get('stripe-version')).toBe('2026-10-28.endive')
    expect(sent[0]?.headers.get('x-stripe-client-telemetry')).toBeNull()
  })

  it('applies a code by its id, and lets no other be typed then', async () => {
    const { payments, sent } = recordingStripe()
    await payments.openCheckout({ ...REQUEST, codeId: 'promo_1' })
    expect(sent[0]?.body).toMatchObject({ discounts: [{ promotion_code: 'promo_1' }] })
    expect(sent[0]?.body).not.toHaveProperty('allow_promotion_codes')
  })

  it('takes a code as an operator has it, and none that is not for every buyer', async () => {
    const { payments } = recordingStripe()
    const wanted = { product: 'ebook', percent: 50, ends: 2_000_000_000_000 } as const
    const known = await payments.syncCodes(['OPEN', 'OVER', 'FIRST', 'FEW'].map(code => ({ ...wanted, code })))
    expect(known).toEqual([{ ...wanted, code: 'OPEN', id: 'promo_OPEN', percent: 30, ends: 1_900_000_000_000 }])
  })

  it('pays back under a key of the payment, so that it is done once', async () => {
    const { payments, sent } = recordingStripe()
    await payments.refund('pi_1')
    expect(sent).toMatchObject([{ method: 'POST', path: '/v1/refunds', body: { payment_intent: 'pi_1' } }])
    expect(sent[0]?.headers.get('idempotency-key')).toBe('refund-pi_1')
  })

  it('leaves alone a price that an operator set, and makes those that are missing', async () => {
    const { payments, sent } = recordingStripe()
    const product = { title: 'E-book', description: 'To take along.', priceInCent: 500 }
    const prices = await payments.syncPrices([
      { ...product, name: 'ebook' },
      { ...product, name: 'audiobook' },
    ])
    expect(prices).toEqual([
      { name: 'ebook', priceId: 'price_ebook', priceInCent: 700 },
      { name: 'audiobook', priceId: 'price_made', priceInCent: 500 },
    ])
    expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /v1/prices',
      'POST /v1/products',
      'POST /v1/prices',
    ])
    expect(sent[2]?.body).toEqual({
      product: 'lumitale-audiobook',
      currency: 'eur',
      unit_amount: '500',
      tax_behavior: 'inclusive',
      lookup_key: 'lumitale_audiobook',
      transfer_lookup_key: 'true',
    })
  })

  it('reads of an answer what the shop goes by', async () => {
    const { payments } = recordingStripe()
    expect(await payments.openCheckout(REQUEST)).toEqual({
      id: 'cs_test_a1',
      order: REQUEST.order,
      state: 'open',
      isPaid: false,
      clientSecret: 'cs_test_a1_secret_x',
      email: 'reader@tales.example',
      paidInCent: 2900,
      fullInCent: 0,
      discountInCent: 0,
      currency: null,
      isLive: false,
      payment: null,
      address: null,
      buyerName: null,
      country: null,
      tax: null,
    })
    expect(await payments.readCheckout('cs_test_paid')).toMatchObject({
      state: 'complete',
      isPaid: true,
      clientSecret: null,
      payment: 'pi_1',
      address: { name: 'Ingrid Berg', line1: 'Gasse 1', postalCode: '1010', city: 'Wien', country: 'AT' },
      buyerName: 'Ingrid Berg',
      country: 'AT',
      tax: null,
    })
  })
})

describe('With Stripe Tax', () => {
  it('a checkout asks for the calculation, and products say what they are', async () => {
    const { payments, sent } = recordingStripe(true)
    await payments.openCheckout(REQUEST)
    expect(sent[0]?.body).toMatchObject({ automatic_tax: { enabled: 'true' } })
    await payments.syncPrices([{ name: 'audiobook', title: 'Audiobook', description: 'Read aloud.', priceInCent: 500 }])
    expect(sent[2]).toMatchObject({ path: '/v1/products', body: { tax_code: 'txcd_10301000' } })
  })

  it('the tax of a payment is read with its rate, on request only', async () => {
    const { payments, sent } = recordingStripe(true)
    const paid = await payments.readCheckout('cs_test_taxed')
    expect(paid?.tax).toBeNull()
    expect(await payments.withTax(paid!)).toMatchObject({
      country: 'FR',
      paidInCent: 900,
      tax: { amount: 47, rate: 550 },
    })
    expect(sent[1]?.body).toEqual({ expand: ['total_details.breakdown'] })
    const untaxed = recordingStripe()
    expect(await untaxed.payments.withTax(paid!)).toBe(paid)
    expect(untaxed.sent).toEqual([])
  })
})

describe("Stripe's published description", () => {
  it('is the version that these requests were held against', () => {
    expect(openApiVersion()).toBe('v2596')
  })

  it.each([
    ['session', 'Checkout/Sessions', 'SessionCreateParams'],
    ['product', 'Products', 'ProductCreateParams'],
    ['price', 'Prices', 'PriceCreateParams'],
    ['coupon', 'Coupons', 'CouponCreateParams'],
    ['promotion', 'PromotionCodes', 'PromotionCodeCreateParams'],
    ['refund', 'Refunds', 'RefundCreateParams'],
  ] as const)('knows every field that the sandbox takes of a %s', (name, file, declared) => {
    const known = fieldsOf(file, declared)
    expect(known.length).toBeGreaterThan(5)
    expect(Object.keys(PARAMETERS[name].shape).filter(field => !known.includes(field))).toEqual([])
  })

  it('knows every field of an answer that the shop reads', () => {
    const known = fieldsOf('Checkout/Sessions', 'Session')
    const answer = Object.keys(RECORDED['GET /v1/checkout/sessions/cs_test_paid'] ?? {})
    expect(answer.filter(field => !known.includes(field))).toEqual([])
  })
})
