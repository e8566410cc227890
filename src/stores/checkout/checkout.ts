import { atom, type WritableAtom } from 'nanostores'
import { readCheckoutStatus } from '../../contract/calls/read-checkout-status.ts'
import { startCheckout } from '../../contract/calls/start-checkout.ts'
import type { Language } from '../../contract/languages.ts'
import type { RefusalCode } from '../../contract/refusals.ts'
import { NEEDED_ACCEPTANCE, type Product, type StartedCheckout } from '../../contract/shop.ts'
import type { Client } from '../client.ts'

export type PayableCheckout = StartedCheckout & { readonly clientSecret: string }

export type Checkout =
  /** `code`: of the reduction that is ordered with. */
  | { state: 'agreeing'; hasAgreed: boolean; problem: RefusalCode | undefined; code: string | undefined }
  | { state: 'starting' }
  | { state: 'paying'; checkout: PayableCheckout }
  /** The payment page was not loaded. */
  | { state: 'broken' }
  /** Too late, or ordered anew elsewhere. */
  | { state: 'expired' }
  /** Paid or free: the next page is opening. */
  | { state: 'done' }

interface CheckoutDeps {
  readonly ask: Client
  readonly product: Product
  readonly story: string
  readonly language: Language
  readonly hasAgreed: boolean
  /** To order with. */
  readonly code: string | undefined
  readonly problem?: RefusalCode | undefined
  /** Id of the proof of a print; undefined while there is none. */
  readonly proof?: () => string | undefined
  readonly leave: (checkout: string) => void
  /** Called when the shown shop is outdated. */
  readonly onStale: (code: RefusalCode) => void
}

/** Begun again before it is paid, the same checkout goes on. */
export function createCheckout(deps: CheckoutDeps) {
  const { ask, product, story, language, hasAgreed, code, problem, proof, leave, onStale } = deps
  const $checkout = atom<Checkout>({ state: 'agreeing', hasAgreed, problem, code })
  const needed = NEEDED_ACCEPTANCE[product.name]
  const agreement = agreementIn($checkout, product, code)
  let checkout: PayableCheckout | undefined

  const refuse = (problem: RefusalCode) => {
    $checkout.set({ state: 'agreeing', hasAgreed: problem !== 'acceptance-needed', problem, code: agreement.code() })
    if (STALE.includes(problem)) onStale(problem)
  }
  const order = async (): Promise<void> => {
    const now = $checkout.get()
    if (now.state === 'starting' || now.state === 'done') return
    const proofId = proof?.()
    const isUnseen = needed === 'proof' && proofId === undefined
    if (now.state === 'agreeing' && needed && (!now.hasAgreed || isUnseen)) return refuse('acceptance-needed')
    $checkout.set({ state: 'starting' })
    const { id: productId, priceId } = product
    const ordered = { productId, priceId, storyId: story, lang: language, accepted: needed ? [needed] : [] }
    const applied = agreement.code()
    const chosen = { ...(proofId !== undefined && { proofId }), ...(applied !== undefined && { code: applied }) }
    const result = await ask(startCheckout, { body: { ...ordered, ...chosen } })
    if (!result.ok) return refuse(result.refusal.code)
    const { clientSecret, ...started } = result.value
    if (clientSecret === null) return finish(started.checkoutSessionId)
    checkout = { ...started, clientSecret }
    $checkout.set({ state: 'paying', checkout })
  }
  const finish = (id: string) => {
    $checkout.set({ state: 'done' })
    leave(id)
  }
  /** Another tab may have paid or ended it. */
  const look = async (): Promise<void> => {
    const pending = checkout
    if (!pending || $checkout.get().state !== 'paying') return
    const result = await ask(readCheckoutStatus, { params: { id: pending.checkoutSessionId } })
    if (!result.ok || $checkout.get().state !== 'paying' || checkout !== pending) return
    if (result.value.status === 'complete') finish(pending.checkoutSessionId)
    if (result.value.status === 'expired') $checkout.set({ state: 'expired' })
  }
  const failPayment = () => {
    if ($checkout.get().state === 'paying') $checkout.set({ state: 'broken' })
  }
  return { $checkout, ...agreement, order, look, failPayment }
}

/** What is agreed to before ordering: the terms, and the shop's own code. */
function agreementIn($checkout: WritableAtom<Checkout>, { reduction }: Product, first: string | undefined) {
  let code = first
  const agree = (value: boolean) => {
    const now = $checkout.get()
    if (now.state === 'agreeing') $checkout.set({ ...now, hasAgreed: value, problem: undefined })
  }
  /** Leaves the code out, or takes it again. */
  const switchCode = () => {
    const now = $checkout.get()
    if (now.state !== 'agreeing') return
    code = code === undefined ? reduction?.code : undefined
    $checkout.set({ ...now, code })
  }
  return { agree, switchCode, code: () => code }
}

/** The shown shop is outdated after these. */
const STALE: readonly RefusalCode[] = ['already-bought', 'price-changed', 'not-found', 'not-ready', 'not-read']

export type CheckoutStore = ReturnType<typeof createCheckout>
