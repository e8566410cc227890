import type Stripe from 'stripe'
import type { PostalAddress } from '../../../contract/orders.ts'
import { madeStorable } from '../../../lib/storable.ts'
import type { Checkout } from './payment.ts'

/** Events have the version set in the Stripe account, so fields of ours may be missing. */
export function checkoutOf(session: Stripe.Checkout.Session): Checkout {
  const state = stateOf(session)
  return {
    id: session.id,
    order: session.client_reference_id ?? null,
    state,
    isPaid: state === 'complete' && session.payment_status !== 'unpaid',
    clientSecret: state === 'open' ? (session.client_secret ?? null) : null,
    isLive: session.livemode === true,
    currency: session.currency ?? null,
    email: madeText(session.customer_details?.email ?? session.customer_email ?? null),
    fullInCent: session.amount_subtotal ?? 0,
    discountInCent: session.total_details?.amount_discount ?? 0,
    paidInCent: session.amount_total ?? 0,
    payment: nameOf(session.payment_intent),
    address: addressOf(session.collected_information?.shipping_details ?? null),
    buyerName: madeText(session.customer_details?.name ?? null),
    country: countryOf(session.customer_details?.address?.country),
    tax: taxOf(session),
  }
}

function stateOf({ status }: Stripe.Checkout.Session): Checkout['state'] {
  if (status === 'complete') return 'complete'
  return status === 'expired' ? 'expired' : 'open'
}

export const nameOf = (reference: string | { readonly id: string } | null | undefined): string | null =>
  typeof reference === 'object' ? (reference?.id ?? null) : (reference ?? null)

/** Only of a session that was read with its breakdown, and of taxes that are part of the price. */
function taxOf({ automatic_tax, total_details: total }: Stripe.Checkout.Session): Checkout['tax'] {
  if (automatic_tax?.enabled !== true || automatic_tax.status !== 'complete' || !total?.breakdown) return null
  const rate = total.breakdown.taxes.reduce((sum, { rate: { percentage } }) => sum + percentage, 0)
  return { amount: total.amount_tax, rate: Math.round(rate * 100) }
}

const countryOf = (country: string | null | undefined): string | null =>
  country && /^[A-Z]{2}$/.test(country) ? country : null

function addressOf(
  shipping: Stripe.Checkout.Session.CollectedInformation.ShippingDetails | null,
): PostalAddress | null {
  if (!shipping) return null
  const { line1, line2, postal_code, city, state, country } = shipping.address
  return {
    name: madeText(shipping.name),
    line1: madeText(line1 ?? ''),
    line2: madeText(line2),
    postalCode: madeText(postal_code ?? ''),
    city: madeText(city ?? ''),
    state: madeText(state),
    country: madeText(country ?? ''),
  }
}

/** Drops what the database cannot store: a paid order cannot be refused. */
const madeText = <Given extends string | null>(given: Given): Given =>
  (given === null ? given : madeStorable(given)) as Given
