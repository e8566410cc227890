import type { Language } from '../../contract/languages.ts'
import { PRESENT_EDITIONS } from '../../contract/present.ts'
import { type Acceptance, NEEDED_ACCEPTANCE, type StartedCheckout } from '../../contract/shop.ts'
import { mustBeRead } from '../accounts/must-be-read.ts'
import { ownStory, type StoryRow } from '../accounts/own-story.ts'
import { receivedPresent } from '../accounts/present-rights.ts'
import type { Queries } from '../db/database.ts'
import { readyProof } from '../editions/proofs.ts'
import { type Checkout, CodeRefused, PaymentAway } from '../outside/payment/payment.ts'
import { Refusal, refuse } from '../results/refusal.ts'
import { claimFreeEdition, isFree } from './claim-free-edition.ts'
import { createOrder } from './create-order.ts'
import { endOrder, openCheckoutOf } from './order-checkout.ts'
import type { OrderRequest } from './order-request.ts'
import { isSold, type ProductRow, priceFor, productOf } from './products.ts'
import { appliedCode, dropCode } from './reductions.ts'
import type { Buyer, OrderRow, ShopDeps } from './shop-deps.ts'

/** Another tab or browser may win each time; more often means a fault. */
const TRIES = 4

export interface CheckoutInput {
  readonly productId: string
  readonly priceId: string
  readonly storyId: string
  readonly language: Language
  readonly accepted: readonly Acceptance[]
  readonly proofId?: string | undefined
  /** Of the reduction shown. */
  readonly code?: string | undefined
}

/** Orders an edition of the buyer's own story, or for a present of theirs; free ones are granted at once. */
export async function startCheckout(
  deps: ShopDeps,
  input: CheckoutInput,
  buyer: Buyer,
): Promise<StartedCheckout | Refusal> {
  const request = await orderRequestOf(deps, input, buyer)
  if (request instanceof Refusal) return request
  if (await isFree(deps, request)) {
    const order = await claimFreeEdition(deps, request)
    if (order instanceof Refusal) return order
    if (order !== undefined) return started(deps, order, null)
  }
  if (!isSold(request.product, deps, request.story.language)) return refuse('voice-not-sold')
  if (!request.present && mustBeRead(request.story)) return refuse('not-read')
  const needed = NEEDED_ACCEPTANCE[request.product.name]
  if (needed !== undefined && !input.accepted.includes(needed)) return refuse('acceptance-needed')
  if (needed === 'proof' && !request.proof) return refuse('acceptance-needed')
  try {
    const checkout = await checkoutFor(deps, request)
    return checkout instanceof Refusal ? checkout : started(deps, checkout.id, checkout.clientSecret)
  } catch (error) {
    if (error instanceof PaymentAway) return refuse('payment-away')
    throw error
  }
}

const started = ({ payments }: ShopDeps, id: string, clientSecret: string | null): StartedCheckout => ({
  checkoutSessionId: id,
  clientSecret,
  publishableKey: payments.publishableKey,
  isTest: payments.isTest,
})

async function orderRequestOf(
  { db, clock }: ShopDeps,
  input: CheckoutInput,
  buyer: Buyer,
): Promise<OrderRequest | Refusal> {
  const found = await productOf(db, input.productId)
  if (!found) return refuse('not-found')
  const sold = await soldTo(db, { product: found, story: input.storyId, buyer })
  if (sold instanceof Refusal) return sold
  const { story, present } = sold
  const product = await priceFor(db, found, story)
  if (story.status !== 'complete') return refuse('not-ready')
  const { price_id: priceId } = product
  if (priceId === null) return refuse('payment-away')
  if (priceId !== input.priceId) return refuse('price-changed')
  const applied = input.code === undefined ? undefined : appliedCode(product, clock())
  if (applied?.code !== input.code) return refuse('price-changed')
  const proof = product.name === 'paperback' ? await readyProof(db, story.id, input.proofId) : undefined
  return { product, priceId, story, language: input.language, accepted: input.accepted, proof, applied, buyer, present }
}

interface Purchase {
  readonly product: ProductRow
  readonly story: string
  readonly buyer: Buyer
}

/** The buyer's own story; or one that was given to them, of which they may order what can be a part of a present. */
async function soldTo(
  queries: Queries,
  { product, story: id, buyer }: Purchase,
): Promise<{ readonly story: StoryRow; readonly present: string | undefined } | Refusal> {
  const own = await ownStory(queries, id, buyer)
  if (!(own instanceof Refusal)) return { story: own, present: undefined }
  if (!PRESENT_EDITIONS.some(edition => edition === product.name)) return own
  const present = await receivedPresent(queries, id, buyer)
  const story = present && (await storyOf(queries, id))
  return story ? { story, present: present.id } : own
}

const storyOf = (queries: Queries, id: string): Promise<StoryRow | undefined> =>
  queries.selectFrom('story').selectAll().where('id', '=', id).executeTakeFirst()

async function checkoutFor(deps: ShopDeps, request: OrderRequest): Promise<Checkout | Refusal> {
  for (let tries = 0; tries < TRIES; tries++) {
    const created = await createOrder(deps, request)
    if (created instanceof Refusal) return created
    if (created.isConflicting) await endOrder(deps, created.order)
    else {
      const checkout = await openedCheckout(deps, created.order)
      if (checkout) return checkout
    }
  }
  return refuse('payment-away')
}

/** A code that is refused ends the order: its price is no longer the one that was shown. */
async function openedCheckout(deps: ShopDeps, order: OrderRow): Promise<Checkout | Refusal | undefined> {
  try {
    return await openCheckoutOf(deps, order)
  } catch (error) {
    if (!(error instanceof CodeRefused) || order.code_id === null) throw error
    await dropCode(deps.db, order.code_id)
    await endOrder(deps, order)
    return refuse('price-changed')
  }
}
