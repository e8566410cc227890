import { beforeEach, describe, expect, it } from 'vitest'
import { openPayments } from '../../../../src/api/outside/payment/open-payments.ts'
import { CodeRefused, type Payments } from '../../../../src/api/outside/payment/payment.ts'
import { isCardNumber, tryCard } from '../../../../src/api/outside/payment/sandbox/cards.ts'
import { parseForm } from '../../../../src/api/outside/payment/sandbox/form.ts'
import type { Sandbox } from '../../../../src/api/outside/payment/sandbox/sandbox.ts'
import { memoryStore } from '../../../helpers/memory-store.ts'

const START = Date.UTC(2026, 10, 22, 12)
const DAY_MS = 24 * 3600 * 1000
const BOOK = { name: 'ebook', title: 'E-book', description: 'To take along.', priceInCent: 500 } as const
const CARD = { number: '4242424242424242', expiry: '12/30', cvc: '123' }

let now: number
let payments: Payments
let sandbox: Sandbox
beforeEach(() => {
  now = START
  const opened = openPayments(undefined, { store: memoryStore(), clock: () => now, secret: 'a secret of the tests' })
  payments = opened.payments
  sandbox = opened.sandbox as Sandbox
})

const request = (priceId: string, order = 'order-1', codeId: string | null = null) => ({
  order,
  priceId,
  language: 'de',
  returnUrl: 'https://tales.example/de/return/{CHECKOUT_SESSION_ID}',
  email: null,
  isPosted: false,
  codeId,
})

async function openCheckout(order?: string) {
  const [price] = await payments.syncPrices([BOOK])
  return payments.openCheckout(request(price?.priceId ?? '', order))
}

async function requests(path: string, body: Record<string, string>, key: string, idempotency?: string) {
  const response = await sandbox.handle(
    new Request(`https://api.stripe.com/v1${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, ...(idempotency !== undefined && { 'idempotency-key': idempotency }) },
      body: new URLSearchParams(body),
    }),
  )
  return { status: response.status, body: await response.json() }
}

const pay = (clientSecret: string | null) =>
  sandbox.handle(
    new Request('http://payment.local/buyer/pay', {
      method: 'POST',
      body: JSON.stringify({ client_secret: clientSecret, email: 'reader@tales.example', card: CARD }),
    }),
  )

describe('The payment sandbox', () => {
  it('answers to its own key only, and to no live one', async () => {
    for (const key of ['', 'sk_live_real', 'sk_test_other', sandbox.keys.publishableKey]) {
      expect((await requests('/products', { name: 'x' }, key)).status).toBe(401)
    }
    expect((await requests('/products', { name: 'x' }, sandbox.keys.secretKey)).status).toBe(200)
    expect(sandbox.keys.secretKey).toMatch(/^sk_test_/)
  })

  it('is not opened beside keys of Stripe', () => {
    const keys = {
      secretKey: 'sk_live_real',
      publishableKey: 'pk_live_real',
      isTaxed: false,
      webhookSecret: 'whsec_real',
    }
    const opened = openPayments(keys, { store: memoryStore(), clock: () => now, secret: 'a secret' })
    expect(opened.sandbox).toBeUndefined()
    expect(opened.payments).toMatchObject({ isTest: false, publishableKey: 'pk_live_real' })
  })

  it('gives the same checkout for the same order, and refuses its key for another', async () => {
    const first = await openCheckout()
    expect(await openCheckout()).toEqual(first)
    expect((await openCheckout('order-2')).id).not.toBe(first.id)
    const { secretKey } = sandbox.keys
    expect((await requests('/products', { name: 'x' }, secretKey, 'key')).status).toBe(200)
    expect(await requests('/products', { name: 'y' }, secretKey, 'key')).toMatchObject({
      status: 400,
      body: { error: { type: 'idempotency_error' } },
    })
  })

  it('keeps one price of a product, and makes another when ours is another', async () => {
    const [first] = await payments.syncPrices([BOOK])
    expect(await payments.syncPrices([BOOK])).toEqual([first])
    const [dearer] = await payments.syncPrices([{ ...BOOK, priceInCent: 600 }])
    expect(dearer).toMatchObject({ name: 'ebook', priceInCent: 600 })
    expect(dearer?.priceId).not.toBe(first?.priceId)
  })

  it('refuses what Stripe does not know', async () => {
    const answer = await requests('/products', { name: 'x', colour: 'red' }, sandbox.keys.secretKey)
    expect(answer).toMatchObject({ status: 400, body: { error: { code: 'parameter_unknown', param: 'colour' } } })
    const old = { mode: 'payment', ui_mode: 'embedded', return_url: 'https://a.example' }
    expect((await requests('/checkout/sessions', old, sandbox.keys.secretKey)).status).toBe(400)
  })

  it('takes a code once it is there, until it is over', async () => {
    const { clientSecret } = await openCheckout()
    const type = async () => {
      const body = JSON.stringify({ client_secret: clientSecret, code: 'EBOOK50' })
      return (await sandbox.handle(new Request('http://payment.local/buyer/code', { method: 'POST', body }))).status
    }
    expect(await type()).toBe(400)
    const code = { code: 'EBOOK50', product: 'ebook', percent: 50, ends: START + 60_000 } as const
    await payments.syncCodes([code])
    await payments.syncCodes([code])
    expect(await type()).toBe(200)
    now += 60_000
    expect(await type()).toBe(400)
  })

  it('opens a checkout with a code in it, which then takes no other, and refuses one that is over', async () => {
    const [price] = await payments.syncPrices([BOOK])
    const wanted = { code: 'EBOOK50', product: 'ebook', percent: 50, ends: START + 60_000 } as const
    const [code] = await payments.syncCodes([wanted])
    expect(code).toEqual({ ...wanted, id: expect.stringMatching(/^promo_/) })
    const opened = await payments.openCheckout(request(price?.priceId ?? '', 'order-2', code?.id ?? null))
    expect(opened).toMatchObject({ discountInCent: opened.fullInCent / 2, paidInCent: opened.fullInCent / 2 })
    const body = JSON.stringify({ client_secret: opened.clientSecret, code: 'EBOOK50' })
    const typed = await sandbox.handle(new Request('http://payment.local/buyer/code', { method: 'POST', body }))
    expect(typed.status).toBe(400)
    now += 60_000
    const late = payments.openCheckout(request(price?.priceId ?? '', 'order-3', code?.id ?? null))
    await expect(late).rejects.toThrow(CodeRefused)
    const unknown = payments.openCheckout(request(price?.priceId ?? '', 'order-4', 'promo_none'))
    await expect(unknown).rejects.toThrow(CodeRefused)
  })

  it('ends a checkout after a day, says so by itself, and lets nobody pay it any more', async () => {
    const { id, clientSecret } = await openCheckout()
    now += DAY_MS
    await sandbox.sweep()
    const written: string[] = []
    await sandbox.deliver(async body => Boolean(written.push(JSON.parse(body).type)))
    expect(written).toEqual(['checkout.session.expired'])
    expect((await pay(clientSecret)).status).toBe(400)
    expect(await payments.readCheckout(id)).toMatchObject({ state: 'expired', clientSecret: null })
  })

  it('tells what happened until it is heard, each time signed anew', async () => {
    await pay((await openCheckout()).clientSecret)
    const heard: unknown[] = []
    const applyChange = (isDelivered: boolean) =>
      sandbox.deliver(async (body, signature) => {
        heard.push(payments.readEvent(body, signature, now)?.type)
        return isDelivered
      })
    expect(await applyChange(false)).toBe(0)
    expect(await applyChange(true)).toBe(0)
    now += 10 * 60_000
    expect(await applyChange(true)).toBe(1)
    expect(await applyChange(true)).toBe(0)
    expect(heard).toEqual(['checkout.session.completed', 'checkout.session.completed'])
  })

  it('shows a checkout to nobody without its secret', async () => {
    const { id, clientSecret } = await openCheckout()
    for (const wrong of [id, `${id}_secret_guess`, `${clientSecret}x`, '']) {
      const body = JSON.stringify({ client_secret: wrong })
      const response = await sandbox.handle(new Request('http://payment.local/buyer/show', { method: 'POST', body }))
      expect(response.status).toBe(404)
    }
  })

  it('forgets answers and messages a day later, and keeps checkouts', async () => {
    const { id, clientSecret } = await openCheckout()
    await pay(clientSecret)
    await sandbox.deliver(async () => true)
    now += 2 * DAY_MS
    await sandbox.sweep()
    expect(await payments.readCheckout(id)).toMatchObject({ state: 'complete', isPaid: true })
    expect((await openCheckout()).id).not.toBe(id)
  })
})

describe('A test card', () => {
  it('is told from a real one by its number alone, and a mistyped one by its check digit', () => {
    expect(tryCard(CARD, START)).toBe('pays')
    expect(tryCard({ ...CARD, number: '4000 0025 0000 3155' }, START)).toBe('asks')
    expect(() => tryCard({ ...CARD, number: '4012888888881881' }, START)).toThrow('Only test cards')
    expect(isCardNumber('4242424242424242')).toBe(true)
    expect(isCardNumber('4242424242424241')).toBe(false)
    expect(isCardNumber('4242')).toBe(false)
  })

  it.each(['11/20', '10/26', '13/30', '00/30', 'soon', ''])('that is over at %s does not pay', expiry => {
    expect(() => tryCard({ ...CARD, expiry }, START)).toThrow()
  })

  it('pays to the end of its month', () => {
    expect(tryCard({ ...CARD, expiry: '11/26' }, Date.UTC(2026, 10, 30))).toBe('pays')
  })
})

describe('A form', () => {
  it('is read as the tree that it means', () => {
    expect(parseForm('a[b][0]=x&a[b][1]=y&c=1&d[__proto__]=z')).toEqual({
      a: { b: ['x', 'y'] },
      c: '1',
      d: Object.fromEntries([['__proto__', 'z']]),
    })
    expect(parseForm('')).toEqual({})
    expect(({} as Record<string, unknown>).z).toBeUndefined()
  })
})
