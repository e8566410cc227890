import type { Language } from '../../contract/languages.ts'
import { type Acceptance, NEEDED_ACCEPTANCE, type StartedCheckout } from '../../contract/shop.ts'
import { ownStory } from '../accounts/own-story.ts'
import { readyProof } from '../editions/proofs.ts'
import { type Checkout, PaymentAway } from '../outside/payment/payment.ts'
import { Refusal, refuse } from '../results/refusal.ts'
import { endOrder, openCheckoutOf } from './order-checkout.ts'
import type { OrderWish } from './order-request.ts'
import { productOf } from './products.ts'
import type { Buyer, ShopDesk } from './shop-deps.ts'
import { isFree, takeFree } from './take-free.ts'
import { takeOrder } from './take-order.ts'

/** Another tab or browser may win each time; more often means a fault. */
const TRIES = 4

export interface CheckoutAsk {
  readonly productId: string
  readonly priceId: string
  readonly storyId: string
  readonly language: Language
  readonly accepted: readonly Acceptance[]
  readonly proofId?: string | undefined
}

/** Orders an edition of the buyer's own story; free ones are granted at once. */
export async function startCheckout(
  desk: ShopDesk,
  ask: CheckoutAsk,
  buyer: Buyer,
): Promise<StartedCheckout | Refusal> {
  const wish = await wishOf(desk, ask, buyer)
  if (wish instanceof Refusal) return wish
  if (await isFree(desk, wish)) {
    const order = await takeFree(desk, wish)
    if (order instanceof Refusal) return order
    if (order !== undefined) return started(desk, order, null)
  }
  const needed = NEEDED_ACCEPTANCE[wish.product.name]
  if (needed !== undefined && !ask.accepted.includes(needed)) return refuse('acceptance-needed')
  if (needed === 'proof' && !wish.proof) return refuse('acceptance-needed')
  try {
    const checkout = await checkoutFor(desk, wish)
    return checkout instanceof Refusal ? checkout : started(desk, checkout.id, checkout.clientSecret)
  } catch (error) {
    if (error instanceof PaymentAway) return refuse('payment-away')
    throw error
  }
}

const started = ({ payments }: ShopDesk, id: string, clientSecret: string | null): StartedCheckout => ({
  checkoutSessionId: id,
  clientSecret,
  publishableKey: payments.publishableKey,
  isTest: payments.isTest,
})

async function wishOf({ db }: ShopDesk, ask: CheckoutAsk, buyer: Buyer): Promise<OrderWish | Refusal> {
  const product = await productOf(db, ask.productId)
  if (!product) return refuse('not-found')
  const story = await ownStory(db, ask.storyId, buyer)
  if (story instanceof Refusal) return story
  if (story.status !== 'complete') return refuse('not-ready')
  const { price_id: priceId } = product
  if (priceId === null) return refuse('payment-away')
  if (priceId !== ask.priceId) return refuse('price-changed')
  const proof = product.name === 'paperback' ? await readyProof(db, story.id, ask.proofId) : undefined
  return { product, priceId, story, language: ask.language, accepted: ask.accepted, proof, buyer }
}

async function checkoutFor(desk: ShopDesk, wish: OrderWish): Promise<Checkout | Refusal> {
  for (let tries = 0; tries < TRIES; tries++) {
    const taken = await takeOrder(desk, wish)
    if (taken instanceof Refusal) return taken
    if (taken.isInTheWay) await endOrder(desk, taken.order)
    else {
      const checkout = await openCheckoutOf(desk, taken.order)
      if (checkout) return checkout
    }
  }
  return refuse('payment-away')
}
