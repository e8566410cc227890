import { describe, expect, it } from 'vitest'
import { createSandboxCheckout } from '../../../src/stores/checkout/sandbox-checkout.ts'
import type { JsonResponse } from '../../../src/stores/other-requests.ts'

const SECRET = 'cs_test_0123456789_secret_x'
const CARD = { number: '4242424242424242', expiry: '12/30', cvc: '123' }
const SHOWN = {
  id: 'cs_test_0123456789',
  status: 'open',
  amount_subtotal: 900,
  amount_total: 900,
  total_details: { amount_discount: 0 },
  allow_promotion_codes: true,
  customer_email: null,
  countries: null,
}
const done = (body: unknown): JsonResponse => ({ ok: true, body })
const error = (code: string, more: object = {}): JsonResponse => ({ ok: false, body: { error: { code, ...more } } })
const PAID = done({ status: 'complete', return_url: 'https://tales.example/de/return/cs_test_0123456789' })
const ASKS = done({ status: 'requires_action', return_url: null })

/** A door that answers in turn; `undefined` is nobody. */
function sandboxWith(...answers: (JsonResponse | undefined)[]) {
  const requests: { what: string; body: Record<string, unknown> }[] = []
  const left: string[] = []
  let failures = 0
  const store = createSandboxCheckout({
    postJson: async (address, body) => {
      requests.push({ what: address.split('/').at(-1) ?? '', body: body as Record<string, unknown> })
      return answers.shift()
    },
    secret: SECRET,
    leave: path => left.push(path),
    onFailed: () => {
      failures += 1
    },
  })
  return { store, requests, left, failures: () => failures, now: () => store.$sandbox.get() }
}
const PAYMENT = { email: 'ada@example.org', card: CARD }

describe('the page in place of the payment service', () => {
  it('shows the checkout of its secret, pays it, and leads to the path that the service names', async () => {
    const { store, requests, left, now } = sandboxWith(done(SHOWN), PAID)
    await store.open()
    expect(now()).toMatchObject({ state: 'open', step: 'form', shown: { amount_total: 900 } })
    await store.pay(PAYMENT)
    expect(requests.map(({ what, body }) => [what, body.client_secret])).toEqual([
      ['show', SECRET],
      ['pay', SECRET],
    ])
    expect([now().state, left]).toEqual(['paid', ['/de/return/cs_test_0123456789']])
  })

  it('says why a card was declined, by the most exact reason, and takes another', async () => {
    const declined = error('card_declined', { decline_code: 'insufficient_funds' })
    const { store, now, left, failures } = sandboxWith(done(SHOWN), declined, PAID)
    await store.open()
    await store.pay(PAYMENT)
    expect(now()).toMatchObject({ state: 'open', step: 'form', problem: { code: 'insufficient_funds' } })
    expect(failures()).toBe(1)
    await store.pay(PAYMENT)
    expect(left).toHaveLength(1)
  })

  it('asks for the bank, with the same card, and lets its owner refuse', async () => {
    const { store, requests, now } = sandboxWith(
      done(SHOWN),
      ASKS,
      error('payment_intent_authentication_failure'),
      ASKS,
      PAID,
    )
    await store.open()
    await store.pay(PAYMENT)
    expect(now()).toMatchObject({ step: 'asked' })
    await store.confirmChallenge('refused')
    expect(now()).toMatchObject({ step: 'form', problem: { code: 'payment_intent_authentication_failure' } })
    await store.pay(PAYMENT)
    await store.confirmChallenge('confirmed')
    expect(requests.at(-1)?.body).toMatchObject({ ...PAYMENT, challenge: 'confirmed' })
    expect(now().state).toBe('paid')
  })

  it('takes off what a code is worth, and says which code is worth nothing', async () => {
    const reduced = done({ ...SHOWN, amount_total: 450, total_details: { amount_discount: 450 } })
    const { store, now, requests } = sandboxWith(
      done(SHOWN),
      error('promotion_code_invalid', { param: 'promotion_code' }),
      reduced,
    )
    await store.open()
    await store.applyCode('  ')
    expect(requests).toHaveLength(1)
    await store.applyCode('NOTHING')
    expect(now()).toMatchObject({ problem: { code: 'promotion_code_invalid', param: 'promotion_code' } })
    await store.applyCode('AUDIOBOOK50')
    expect(now()).toMatchObject({ problem: undefined, shown: { amount_total: 450, amount_subtotal: 900 } })
  })

  it.each([
    ['over', [done({ ...SHOWN, status: 'expired' })]],
    ['over', [done(SHOWN), error('checkout_session_not_open')]],
    ['away', [undefined]],
    ['away', [done({ nothing: 'known' })]],
  ] as const)('is %s when it can no longer be paid', async (state, answers) => {
    const { store, now, failures } = sandboxWith(...answers)
    await store.open()
    if (answers.length > 1) await store.pay(PAYMENT)
    expect(now().state).toBe(state)
    expect(failures()).toBe(state === 'over' ? 1 : 0)
  })

  it('stays open when nobody answers a payment', async () => {
    const { store, now } = sandboxWith(done(SHOWN), undefined)
    await store.open()
    await store.pay(PAYMENT)
    expect(now()).toMatchObject({ state: 'open', problem: { code: 'away' } })
  })
})
