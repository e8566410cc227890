import { describe, expect, it } from 'vitest'
import { EDITION_WATCH_MS, LIBRARY_POLL_MS } from '../../../src/contract/limits.ts'
import type { Edition, Product } from '../../../src/contract/shop.ts'
import { createCheckout } from '../../../src/stores/checkout/checkout.ts'
import { createCheckoutProof } from '../../../src/stores/checkout/checkout-proof.ts'
import { fakeClock } from '../fake-clock.ts'
import { fakeService, type Request } from '../fake-service.ts'
import { fakeVisibility } from '../fake-visibility.ts'
import { STORY_ID } from '../sample-story.ts'
import { CHECKOUT_ID, productOf, startedWith } from './sample-shop.ts'

const PROOF_ID = '0198c0de-1111-4222-8333-00000000000b'
const PICTURES = [{ kind: 'cover', number: 0, opening: '', url: '/cover.webp' }]
const SECRET = `${CHECKOUT_ID}_secret_x`
const refused = (error: string, status = 409) => ({ status, json: { error } })
const begun = { json: startedWith(SECRET) }
const status = (state: string) => ({
  json: { status: state, customer_email: null, jwt: null, product: 'ebook', storyId: null },
})

interface Given {
  readonly edition?: Edition
  readonly proof?: string
  readonly hasAgreed?: boolean
  readonly reduction?: Product['reduction']
}

function atCheckout(reply: (request: Request) => { status?: number; json: unknown }, given: Given = {}) {
  const { ask, requests } = fakeService(reply)
  const left: string[] = []
  const stale: string[] = []
  const store = createCheckout({
    ask,
    product: { ...productOf(given.edition ?? 'ebook'), reduction: given.reduction ?? null },
    story: STORY_ID,
    language: 'de',
    hasAgreed: given.hasAgreed ?? false,
    code: given.reduction?.code,
    proof: () => given.proof,
    leave: id => left.push(id),
    onStale: code => stale.push(code),
  })
  return { store, requests, left, stale, now: () => store.$checkout.get() }
}

describe('a checkout', () => {
  it('orders nothing before it was agreed to, and then with what was agreed to', async () => {
    const { store, now, requests } = atCheckout(() => begun)
    await store.order()
    expect(now()).toEqual({ state: 'agreeing', hasAgreed: false, problem: 'acceptance-needed' })
    expect(requests).toEqual([])
    store.agree(true)
    expect(now()).toEqual({ state: 'agreeing', hasAgreed: true, problem: undefined })
    await Promise.all([store.order(), store.order()])
    expect(now()).toMatchObject({ state: 'paying', checkout: { clientSecret: SECRET } })
    expect(requests.map(({ body }) => body)).toMatchObject([{ accepted: ['immediate-delivery'], storyId: STORY_ID }])
  })

  it('orders with the code of the shop, which can be left out and taken again', async () => {
    const reduction = { code: 'EBOOK50', priceInCent: 250, formerInCent: 500, ends: '2026-12-31T00:00:00Z' }
    const { store, now, requests } = atCheckout(() => refused('payment-away'), { hasAgreed: true, reduction })
    for (const code of ['EBOOK50', undefined, 'EBOOK50']) {
      expect(now()).toMatchObject({ state: 'agreeing', code })
      await store.order()
      store.switchCode()
    }
    expect(requests.map(({ body }) => (body as { code?: string }).code)).toEqual(['EBOOK50', undefined, 'EBOOK50'])
  })

  it('of a book on paper names the proof that was looked at, and waits for it', async () => {
    const unseen = atCheckout(() => begun, { edition: 'paperback', hasAgreed: true })
    await unseen.store.order()
    expect(unseen.now()).toMatchObject({ state: 'agreeing', problem: 'acceptance-needed' })
    const seen = atCheckout(() => begun, { edition: 'paperback', hasAgreed: true, proof: PROOF_ID })
    await seen.store.order()
    expect(seen.requests[0]?.body).toMatchObject({ accepted: ['proof'], proofId: PROOF_ID })
  })

  it('leads on at once when there is nothing to pay', async () => {
    const { store, now, left } = atCheckout(() => ({ json: startedWith(null) }), { hasAgreed: true })
    await store.order()
    expect([now().state, left]).toEqual(['done', [CHECKOUT_ID]])
  })

  it.each([
    ['price-changed', true],
    ['already-bought', true],
    ['payment-away', false],
  ] as const)('says why it was refused with %s, and whether the shop is out of date', async (code, isStale) => {
    const { store, now, stale } = atCheckout(() => refused(code), { hasAgreed: true })
    await store.order()
    expect(now()).toEqual({ state: 'agreeing', hasAgreed: true, problem: code })
    expect(stale).toEqual(isStale ? [code] : [])
  })

  it('notices that another tab paid it, or ended it, and begins anew after that', async () => {
    let answer = status('pending')
    const at = () => atCheckout(({ method }) => (method === 'POST' ? begun : answer), { hasAgreed: true })
    const paid = at()
    await paid.store.order()
    await paid.store.look()
    expect(paid.now().state).toBe('paying')
    answer = status('complete')
    await paid.store.look()
    expect([paid.now().state, paid.left]).toEqual(['done', [CHECKOUT_ID]])
    answer = status('expired')
    const ended = at()
    await ended.store.look()
    expect(ended.requests).toEqual([])
    await ended.store.order()
    await ended.store.look()
    expect(ended.now().state).toBe('expired')
    await ended.store.order()
    expect(ended.now().state).toBe('paying')
  })

  it('can be tried again when the payment page does not come', async () => {
    const { store, now } = atCheckout(() => begun, { hasAgreed: true })
    await store.order()
    store.failPayment()
    expect(now().state).toBe('broken')
    await store.order()
    expect(now().state).toBe('paying')
  })
})

describe('the proof of a book on paper', () => {
  const proof = (state: string, files = true) => ({
    json: {
      id: PROOF_ID,
      state,
      pageCount: state === 'ready' ? 24 : null,
      interiorUrl: state === 'ready' && files ? '/pages.pdf' : null,
      coverUrl: state === 'ready' && files ? '/cover.pdf' : null,
      pages: state === 'ready' && files ? PICTURES : [],
    },
  })
  function atProof(answers: { status?: number; json: unknown }[]) {
    const { clock, advance } = fakeClock()
    const { ask, requests } = fakeService(
      (_request, count) => answers[Math.min(count, answers.length) - 1] ?? proof('pending'),
    )
    const store = createCheckoutProof({ ask, clock, visibility: fakeVisibility().visibility, story: STORY_ID })
    return { store, requests, advance, now: () => store.$proof.get() }
  }

  it('is there at once, or as soon as it is set, and is asked for no more then', async () => {
    const { store, now, advance, requests } = atProof([proof('pending'), proof('pending'), proof('ready')])
    await store.begin()
    expect([now().state, store.id()]).toEqual(['pending', undefined])
    await advance(LIBRARY_POLL_MS)
    expect(now()).toEqual({
      state: 'ready',
      id: PROOF_ID,
      pages: 24,
      interior: '/pages.pdf',
      cover: '/cover.pdf',
      pictures: PICTURES,
    })
    expect(store.id()).toBe(PROOF_ID)
    await advance(10 * LIBRARY_POLL_MS)
    expect(requests).toHaveLength(3)
  })

  it.each([
    ['refused', proof('refused')],
    ['failed', proof('failed')],
    ['failed', proof('ready', false)],
    ['failed', refused('internal', 500)],
  ])('is %s where there is nothing to look at', async (state, answer) => {
    const { store, now } = atProof([answer])
    await store.begin()
    expect([now().state, store.id()]).toEqual([state, undefined])
  })

  it('says when the story has had its changes of the day', async () => {
    const { store, now } = atProof([refused('change-quota', 429)])
    await store.begin()
    expect(now()).toEqual({ state: 'failed', code: 'change-quota' })
  })

  it('is given up after a while, and asked for no more once the dialog is closed', async () => {
    const late = atProof([proof('pending')])
    await late.store.begin()
    await late.advance(EDITION_WATCH_MS + LIBRARY_POLL_MS)
    expect(late.now().state).toBe('failed')
    const closed = atProof([proof('pending')])
    await closed.store.begin()
    closed.store.stop()
    await closed.advance(10 * LIBRARY_POLL_MS)
    expect(closed.requests.length).toBeLessThanOrEqual(2)
  })
})
