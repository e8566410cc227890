/**
 * Answers of Stripe's API as its reference shows them (https://docs.stripe.com/api/checkout/sessions/object and its
 * neighbours, version 2026-10-28), cut to the fields that are read; with values of our own.
 */
const open = {
  id: 'cs_test_a1',
  object: 'checkout.session',
  status: 'open',
  payment_status: 'unpaid',
  client_reference_id: '0b6f0e4e-6d5e-4f4e-9c0a-2f7c8e6a1b11',
  client_secret: 'cs_test_a1_secret_x',
  customer_email: 'reader@tales.example',
  customer_details: null,
  amount_total: 2900,
  payment_intent: null,
  collected_information: null,
}

const address = {
  line1: 'Gasse 1',
  line2: null,
  postal_code: '1010',
  city: 'Wien',
  state: null,
  country: 'AT',
}

const paid = {
  ...open,
  id: 'cs_test_paid',
  status: 'complete',
  payment_status: 'paid',
  client_secret: null,
  customer_details: { email: 'reader@tales.example', name: 'Ingrid Berg', address: { country: 'AT' } },
  payment_intent: 'pi_1',
  collected_information: { shipping_details: { name: 'Ingrid Berg', address } },
}

const price = { object: 'price', active: true, currency: 'eur', type: 'one_time' }

export const RECORDED: Readonly<Record<string, object>> = {
  'POST /v1/checkout/sessions': open,
  'GET /v1/checkout/sessions/cs_test_paid': paid,
  'POST /v1/refunds': { id: 're_1', object: 'refund', amount: 2900, status: 'succeeded' },
  'GET /v1/prices': {
    object: 'list',
    has_more: false,
    url: '/v1/prices',
    data: [{ ...price, id: 'price_ebook', unit_amount: 700, lookup_key: 'lumitale_ebook' }],
  },
  'POST /v1/products': { id: 'lumitale-audiobook', object: 'product', name: 'E-book' },
  'POST /v1/prices': { ...price, id: 'price_made', unit_amount: 500, lookup_key: 'lumitale_audiobook' },
}

const promotion = {
  object: 'promotion_code',
  active: true,
  customer: null,
  expires_at: 1_900_000_000,
  max_redemptions: null,
  promotion: { type: 'coupon', coupon: { id: 'half', object: 'coupon', percent_off: 30 } },
  restrictions: { first_time_transaction: false, minimum_amount: null, minimum_amount_currency: null },
}

const PROMOTIONS: Readonly<Record<string, object>> = {
  OPEN: {},
  OVER: { active: false },
  FIRST: { restrictions: { first_time_transaction: true, minimum_amount: null, minimum_amount_currency: null } },
  FEW: { max_redemptions: 20 },
}

/** https://docs.stripe.com/api/promotion_codes/object with its coupon expanded; undefined for another request. */
export function promotionAnswer(search: string): object | undefined {
  const code = new URLSearchParams(search).get('code')
  if (code === null || !PROMOTIONS[code]) return undefined
  return { object: 'list', has_more: false, data: [{ ...promotion, id: `promo_${code}`, code, ...PROMOTIONS[code] }] }
}

/** https://docs.stripe.com/api/checkout/sessions/object#checkout_session_object-total_details-breakdown, which wants to be expanded. */
export function taxedAnswer(path: string, search: string): object | undefined {
  if (path !== '/v1/checkout/sessions/cs_test_taxed') return undefined
  const isExpanded = new URLSearchParams(search).get('expand[0]') === 'total_details.breakdown'
  const taxes = [
    { amount: 47, rate: { percentage: 5.5, inclusive: true, country: 'FR' }, taxability_reason: 'reduced_rated' },
  ]
  return {
    ...paid,
    id: 'cs_test_taxed',
    amount_total: 900,
    automatic_tax: { enabled: true, status: 'complete', liability: { type: 'self' }, provider: 'stripe' },
    customer_details: { email: 'reader@tales.example', name: 'Inès Martin', address: { country: 'FR' } },
    collected_information: null,
    total_details: { amount_discount: 0, amount_tax: 47, ...(isExpanded && { breakdown: { discounts: [], taxes } }) },
  }
}
