import { atom } from 'nanostores'
import { readCheckoutStatus } from '../../contract/calls/read-checkout-status.ts'
import { startCheckout } from '../../contract/calls/start-checkout.ts'
import type { Language } from '../../contract/languages.ts'
import type { RefusalCode } from '../../contract/refusals.ts'
import { NEEDED_ACCEPTANCE, type Product, type StartedCheckout } from '../../contract/shop.ts'
import type { Client } from '../client.ts'

/** A checkout that can be paid. */
export type PayableCheckout = StartedCheckout & { readonly clientSecret: string }

export type Checkout =
  /** What has to be known and agreed to stands here, with the button that orders. */
  | { state: 'agreeing'; hasAgreed: boolean; problem: RefusalCode | undefined }
  | { state: 'starting' }
  | { state: 'paying'; checkout: PayableCheckout }
  /** What shows the payment did not come. */
  | { state: 'broken' }
  /** Too late, or ordered anew somewhere else. */
  | { state: 'expired' }
  /** It is paid, or there was nothing to pay: the next page is on its way. */
  | { state: 'done' }

interface Parts {
  readonly ask: Client
  readonly product: Product
  readonly story: string
  readonly language: Language
  /** Whether it was agreed to before, on this page. */
  readonly hasAgreed: boolean
  /** Why an order before this one was refused. */
  readonly problem?: RefusalCode | undefined
  /** The proof that was looked at, of a book on paper; undefined while there is none. */
  readonly proof?: () => string | undefined
  /** Leads to the page that says how an order stands. */
  readonly leave: (checkout: string) => void
  /** The shop is no longer as it was shown. */
  readonly onStale: (code: RefusalCode) => void
}

/** Orders one edition and has it paid. Begun again before it is paid, the same checkout goes on. */
export function createCheckout({ ask, product, story, language, hasAgreed, problem, proof, leave, onStale }: Parts) {
  const $checkout = atom<Checkout>({ state: 'agreeing', hasAgreed, problem })
  const needed = NEEDED_ACCEPTANCE[product.name]
  let checkout: PayableCheckout | undefined

  const agree = (value: boolean) => {
    const now = $checkout.get()
    if (now.state === 'agreeing') $checkout.set({ ...now, hasAgreed: value, problem: undefined })
  }
  const refuse = (problem: RefusalCode) => {
    $checkout.set({ state: 'agreeing', hasAgreed: problem !== 'acceptance-needed', problem })
    if (STALE.includes(problem)) onStale(problem)
  }
  /** Orders what was agreed to. */
  const order = async (): Promise<void> => {
    const now = $checkout.get()
    if (now.state === 'starting' || now.state === 'done') return
    const proofId = proof?.()
    const isUnseen = needed === 'proof' && proofId === undefined
    if (now.state === 'agreeing' && needed && (!now.hasAgreed || isUnseen)) return refuse('acceptance-needed')
    $checkout.set({ state: 'starting' })
    const { id: productId, priceId } = product
    const ordered = { productId, priceId, storyId: story, lang: language, accepted: needed ? [needed] : [] }
    const answer = await ask(startCheckout, { body: { ...ordered, ...(proofId !== undefined && { proofId }) } })
    if (!answer.ok) return refuse(answer.refusal.code)
    const { clientSecret, ...started } = answer.value
    if (clientSecret === null) return finish(started.checkoutSessionId)
    checkout = { ...started, clientSecret }
    $checkout.set({ state: 'paying', checkout })
  }
  const finish = (id: string) => {
    $checkout.set({ state: 'done' })
    leave(id)
  }
  /** How the checkout stands by now: another tab may have paid it, or ended it. */
  const look = async (): Promise<void> => {
    const asked = checkout
    if (!asked || $checkout.get().state !== 'paying') return
    const answer = await ask(readCheckoutStatus, { params: { id: asked.checkoutSessionId } })
    if (!answer.ok || $checkout.get().state !== 'paying' || checkout !== asked) return
    if (answer.value.status === 'complete') finish(asked.checkoutSessionId)
    if (answer.value.status === 'expired') $checkout.set({ state: 'expired' })
  }
  const breakDown = () => {
    if ($checkout.get().state === 'paying') $checkout.set({ state: 'broken' })
  }
  return { $checkout, agree, order, look, breakDown }
}

/** After these the shop has to be looked at again. */
const STALE: readonly RefusalCode[] = ['already-bought', 'price-changed', 'not-found', 'not-ready']

export type CheckoutStore = ReturnType<typeof createCheckout>
