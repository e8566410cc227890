import type { SandboxRecord } from './records.ts'

export type SandboxSession = SandboxRecord<'session'>

export const totalOf = ({ subtotal, discount }: SandboxSession): number => subtotal - discount

/** Stripe's shape: https://docs.stripe.com/api/checkout/sessions/object */
export function sessionObject(session: SandboxSession): object {
  const email = session.email ?? session.prefilledEmail
  return {
    id: session.id,
    object: 'checkout.session',
    livemode: false,
    mode: 'payment',
    ui_mode: 'embedded_page',
    status: session.status,
    payment_status: session.paymentStatus,
    created: session.created,
    expires_at: session.expiresAt,
    currency: session.currency,
    amount_subtotal: session.subtotal,
    amount_total: totalOf(session),
    total_details: { amount_discount: session.discount, amount_shipping: 0, amount_tax: 0 },
    allow_promotion_codes: session.takesCodes,
    client_reference_id: session.reference,
    client_secret: session.status === 'open' ? session.secret : null,
    customer_email: session.prefilledEmail,
    customer_details:
      email === null
        ? null
        : {
            email,
            name: session.shipping?.name ?? null,
            address: { country: session.shipping?.address.country ?? session.country ?? null },
          },
    collected_information: { shipping_details: session.shipping },
    locale: session.locale,
    metadata: session.metadata,
    payment_intent: session.payment,
    return_url: session.returnUrl,
    url: null,
  }
}
