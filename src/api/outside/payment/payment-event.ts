import Stripe from 'stripe'
import { madeStorable } from '../../../lib/storable.ts'
import { checkoutOf, nameOf } from './checkout-of.ts'
import type { PaymentEvent } from './payment.ts'

/** Older messages may be replayed ones. */
const TOLERANCE_SECONDS = 300

/** Undefined when forged, or too old at `now` (ms). */
export function readPaymentEvent(
  body: string,
  signature: string,
  { secret, now }: { readonly secret: string; readonly now: number },
): PaymentEvent | undefined {
  try {
    return eventOf(Stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE_SECONDS, undefined, now))
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return undefined
    throw error
  }
}

function eventOf(event: Stripe.Event): PaymentEvent {
  const isLive = event.livemode === true
  const [id, type] = [madeStorable(event.id), madeStorable(event.type)]
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.expired':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed': {
      const isFailed = event.type === 'checkout.session.async_payment_failed'
      const checkout = checkoutOf(event.data.object)
      const said = { ...checkout, isLive: checkout.isLive === isLive ? isLive : null }
      return { id, type, isLive, about: 'checkout', checkout: said, isFailed }
    }
    case 'charge.refunded': {
      const { refunded: isWhole, amount_refunded: refundedAmount, metadata, payment_intent } = event.data.object
      const of = { order: metadata?.order ?? null, payment: nameOf(payment_intent) }
      return { id, type, isLive, about: 'refund', ...of, isWhole, refundedAmount }
    }
    default:
      return { id, type, isLive, about: 'nothing' }
  }
}
