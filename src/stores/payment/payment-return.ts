import { atom } from 'nanostores'
import { readCheckoutStatus } from '../../contract/calls/read-checkout-status.ts'
import { PAYMENT_POLL_FIRST_MS, PAYMENT_POLL_LONGEST_MS, PAYMENT_POLLS } from '../../contract/limits.ts'
import { CheckoutId, type CheckoutStatus, type Edition } from '../../contract/shop.ts'
import type { Client } from '../client.ts'
import type { Clock } from '../clock.ts'
import type { SessionStore } from '../session.ts'

export type PaymentReturn =
  /** `tries`: requests so far, of PAYMENT_POLLS. */
  | { state: 'pending'; tries: number }
  /** Every try was in vain: the service goes on and mails. */
  | { state: 'late' }
  | ({ state: 'complete' } & Bought)
  /** Expired, or declined for good. */
  | { state: 'expired'; product: Edition; storyId: string | null }
  | { state: 'unknown' }
  | { state: 'failed' }

export interface Bought {
  readonly product: Edition
  /** Null for a browser that did not order it. */
  readonly storyId: string | null
  /** Of the receipt; null where nothing was paid, or for another person. */
  readonly email: string | null
  /** `stranger`: another browser ordered it, and its owner is not signed in here. */
  readonly who: 'signed-in' | 'signed-out' | 'stranger'
  /** Whether it became a part of a present that the buyer was given. */
  readonly isForPresent?: true
}

interface PaymentReturnDeps {
  readonly ask: Client
  readonly clock: Clock
  readonly session: Pick<SessionStore, 'look'>
}

/** Milliseconds; doubles from the first pause to the longest. */
export const pauseAfter = (tries: number): number =>
  Math.min(PAYMENT_POLL_FIRST_MS * 2 ** (tries - 1), PAYMENT_POLL_LONGEST_MS)

export function createPaymentReturn({ ask, clock, session }: PaymentReturnDeps) {
  const $payment = atom<PaymentReturn>({ state: 'pending', tries: 0 })
  let id = ''
  let cancel = () => {}
  /** Counted up by every `open`: earlier ones no longer report. */
  let round = 0

  const look = async (tries: number) => {
    const own = round
    const result = await ask(readCheckoutStatus, { params: { id } })
    if (own !== round) return
    if (!result.ok) return $payment.set({ state: result.refusal.code === 'not-found' ? 'unknown' : 'failed' })
    const { status, product, storyId } = result.value
    if (status === 'complete') return complete(result.value)
    if (status === 'expired') return $payment.set({ state: 'expired', product, storyId })
    if (tries >= PAYMENT_POLLS) return $payment.set({ state: 'late' })
    $payment.set({ state: 'pending', tries })
    cancel = clock.after(pauseAfter(tries), () => void look(tries + 1))
  }
  const complete = ({ product, storyId, customer_email: email, isForPresent }: CheckoutStatus) => {
    // The answer may have brought the session of the account that the payment made.
    const isIn = session.look().state === 'signed-in'
    const who = storyId === null ? 'stranger' : isIn ? 'signed-in' : 'signed-out'
    $payment.set({ state: 'complete', product, storyId, email, who, ...(isForPresent && { isForPresent }) })
  }
  const begin = () => {
    stop()
    $payment.set({ state: 'pending', tries: 0 })
    return look(1)
  }
  const stop = () => {
    round += 1
    cancel()
  }
  /** The path ends with the id of the checkout. */
  const open = async (path: string) => {
    id = path.split('/').at(-1) ?? ''
    if (CheckoutId.safeParse(id).success) await begin()
    else $payment.set({ state: 'unknown' })
  }
  return { $payment, open, again: begin, stop }
}
