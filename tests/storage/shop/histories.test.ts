import fc from 'fast-check'
import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ownStory } from '../../../src/api/accounts/own-story.ts'
import { Refusal } from '../../../src/api/results/refusal.ts'
import { readStatus } from '../../../src/api/shop/read-status.ts'
import { receiveEvent } from '../../../src/api/shop/receive-event.ts'
import { reconcile, settleOrder } from '../../../src/api/shop/reconcile.ts'
import type { Buyer } from '../../../src/api/shop/shop-deps.ts'
import { howOften } from '../../helpers/how-often.ts'
import {
  grantsOf,
  madeEditions,
  madeStory,
  newBuyer,
  openTestShop,
  order,
  ordered,
  orderRow,
  pay,
  type TestShop,
} from './test-shop.ts'

/** Histories that happen side by side, and how often so many do. */
const SIDE_BY_SIDE = 50
const WORLDS = howOften({ some: 5, all: 20 })

/** What may happen to an order, in any sequence. A message is one of those so far: it may come twice, or never. */
const Happening = fc.oneof(
  { weight: 3, arbitrary: fc.constant({ what: 'pay' } as const) },
  { weight: 1, arbitrary: fc.constant({ what: 'end' } as const) },
  { weight: 1, arbitrary: fc.constant({ what: 'refund' } as const) },
  { weight: 6, arbitrary: fc.record({ what: fc.constant('message' as const), which: fc.nat({ max: 5 }) }) },
  { weight: 3, arbitrary: fc.constant({ what: 'poll' } as const) },
  { weight: 2, arbitrary: fc.constant({ what: 'reconcile' } as const) },
  { weight: 1, arbitrary: fc.constant({ what: 'order again' } as const) },
)
type Happening = typeof Happening extends fc.Arbitrary<infer T> ? T : never

interface Life {
  readonly buyer: Buyer
  readonly story: string
  readonly checkout: string
  readonly clientSecret: string
  isPaid: boolean
  isRefunded: boolean
}

let testShop: TestShop
const messages = new Map<string, string[]>()
beforeAll(async () => {
  testShop = await openTestShop({ inMemory: true })
})
afterAll(() => testShop.database.close())

async function begin(): Promise<Life> {
  const buyer = newBuyer(testShop)
  await madeStory(testShop, buyer, { at: testShop.now() - 1000 })
  const story = await madeStory(testShop, buyer)
  const { checkoutSessionId: checkout, clientSecret } = await ordered(testShop, buyer, story)
  return { buyer, story, checkout, clientSecret: clientSecret ?? '', isPaid: false, isRefunded: false }
}

/** Takes what the sandbox says into our hands: nothing reaches the shop by itself. */
const overhear = () =>
  testShop.sandbox.deliver(async body => {
    const { data } = JSON.parse(body)
    const about = data.object.client_reference_id ?? data.object.metadata.order
    messages.set(about, [...(messages.get(about) ?? []), body])
    return true
  })

async function deliver(body: string): Promise<void> {
  const secret = testShop.sandbox.keys.webhookSecret
  const timestamp = Math.floor(testShop.now() / 1000)
  const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp })
  expect(await receiveEvent(testShop.deps, body, signature)).not.toBeInstanceOf(Refusal)
}

const messagesOf = async ({ checkout }: Life): Promise<string[]> => {
  await overhear()
  return messages.get((await orderRow(testShop, checkout)).id) ?? []
}

async function happen(life: Life, happening: Happening): Promise<void> {
  const { buyer, checkout, clientSecret } = life
  switch (happening.what) {
    case 'pay': {
      const { status } = await pay(testShop, {
        checkoutSessionId: checkout,
        clientSecret,
        publishableKey: '',
        isTest: true,
      })
      if (status === 200) life.isPaid = true
      return
    }
    case 'end':
      return testShop.deps.payments.endCheckout(checkout)
    case 'refund': {
      const { payment } = (await testShop.deps.payments.readCheckout(checkout)) ?? {}
      if (payment && (await testShop.deps.payments.refund(payment))) life.isRefunded = true
      return
    }
    case 'message': {
      const said = await messagesOf(life)
      const body = said[happening.which % Math.max(1, said.length)]
      return body === undefined ? undefined : deliver(body)
    }
    case 'poll':
      return void (await readStatus(testShop.deps, checkout, buyer))
    case 'reconcile':
      return settleOrder(testShop.deps, await orderRow(testShop, checkout))
    case 'order again':
      // From a tab that was left open: whatever it is told, no second payment may come of it.
      return orderAgain(life)
  }
}

async function orderAgain({ buyer, story, isPaid, isRefunded }: Life): Promise<void> {
  const seen = await ownStory(testShop.deps.db, story, buyer)
  const response = await order(testShop, buyer, story)
  if (!isPaid || isRefunded) return
  // The first payment from an address makes its account, which has the story then: a tab without a session finds it no more.
  expect(response).toMatchObject({ code: seen instanceof Refusal ? 'not-found' : 'already-bought' })
}

async function live(history: readonly Happening[]): Promise<Life> {
  const life = await begin()
  for (const happening of history) await happen(life, happening)
  return life
}

/** The end of the world: what is late arrives, and the reconciler has its turn. */
async function settleAll(lives: readonly Life[]): Promise<void> {
  for (const life of lives.filter(({ isRefunded }) => isRefunded)) {
    for (const body of (await messagesOf(life)).filter(said => said.includes('charge.refunded'))) await deliver(body)
  }
  testShop.pass(2 * 60_000)
  await reconcile(testShop.deps)
}

describe(`Of ${SIDE_BY_SIDE * WORLDS} histories of messages lost, late, doubled and in any sequence`, () => {
  it('none leaves a paid order without its edition or with two, or an unpaid one with any', async () => {
    let paid = 0
    const world = fc.array(fc.array(Happening, { minLength: 2, maxLength: 9 }), {
      minLength: SIDE_BY_SIDE,
      maxLength: SIDE_BY_SIDE,
    })
    await fc.assert(
      fc.asyncProperty(world, async histories => {
        const lives = await Promise.all(histories.map(live))
        await settleAll(lives)
        const made = await madeEditions(testShop)
        for (const { story, checkout, isPaid, isRefunded } of lives) {
          const { state, id } = await orderRow(testShop, checkout)
          const times = made.filter(edition => edition.order === id).length
          const grants = (await grantsOf(testShop, story)).length
          if (isRefunded)
            expect({ state, grants, once: times <= 1 }).toEqual({ state: 'refunded', grants: 0, once: true })
          else if (isPaid) expect({ state, times, grants }).toEqual({ state: 'fulfilled', times: 1, grants: 1 })
          else
            expect({ isFulfilled: state === 'fulfilled', times, grants }).toEqual({
              isFulfilled: false,
              times: 0,
              grants: 0,
            })
          if (isPaid) paid += 1
        }
      }),
      { numRuns: WORLDS, endOnFailure: true },
    )
    expect(paid).toBeGreaterThan((SIDE_BY_SIDE * WORLDS) / 4)
    const receipts = testShop.receipts.filter(({ kind }) => kind === 'receipt')
    expect(receipts.length).toBe((await madeEditions(testShop)).length)
  }, 300_000)
})
