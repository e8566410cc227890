import type Stripe from 'stripe'
import { madeStorable } from '../../../lib/storable.ts'
import type { PostalAddress } from '../../db/shop-tables.ts'
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
    email: kept(session.customer_details?.email ?? session.customer_email ?? null),
    fullInCent: session.amount_subtotal ?? 0,
    discountInCent: session.total_details?.amount_discount ?? 0,
    paidInCent: session.amount_total ?? 0,
    payment: nameOf(session.payment_intent),
    address: addressOf(session.collected_information?.shipping_details ?? null),
  }
}

function stateOf({ status }: Stripe.Checkout.Session): Checkout['state'] {
  if (status === 'complete') return 'complete'
  return status === 'expired' ? 'expired' : 'open'
}

export const nameOf = (thing: string | { readonly id: string } | null | undefined): string | null =>
  typeof thing === 'object' ? (thing?.id ?? null) : (thing ?? null)

function addressOf(
  shipping: Stripe.Checkout.Session.CollectedInformation.ShippingDetails | null,
): PostalAddress | null {
  if (!shipping) return null
  const { line1, line2, postal_code, city, state, country } = shipping.address
  return {
    name: kept(shipping.name),
    line1: kept(line1 ?? ''),
    line2: kept(line2),
    postalCode: kept(postal_code ?? ''),
    city: kept(city ?? ''),
    state: kept(state),
    country: kept(country ?? ''),
  }
}

/** Drops what the database cannot store: a paid order cannot be refused. */
const kept = <Given extends string | null>(given: Given): Given =>
  (given === null ? given : madeStorable(given)) as Given
