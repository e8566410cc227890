import type Stripe from 'stripe'
import type { CheckoutRequest } from './payment.ts'

type Params = Stripe.Checkout.SessionCreateParams
type Country = Stripe.Checkout.SessionCreateParams.ShippingAddressCollection.AllowedCountry

export const POSTED_TO = [
  ...['AT', 'BE', 'BG', 'CH', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GB', 'GR', 'HR', 'HU', 'IE', 'IT'],
  ...['LI', 'LT', 'LU', 'LV', 'MT', 'NL', 'NO', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK'],
] as const

/** Independent of time, for the idempotency key. Fields: https://docs.stripe.com/api/checkout/sessions/create */
export const checkoutParams = (
  { order, priceId, language, returnUrl, email, isPosted, codeId }: CheckoutRequest,
  isTaxed = false,
): Params => ({
  mode: 'payment',
  ui_mode: 'embedded_page',
  line_items: [{ price: priceId, quantity: 1 }],
  ...(codeId === null ? { allow_promotion_codes: true } : { discounts: [{ promotion_code: codeId }] }),
  locale: language as NonNullable<Params['locale']>,
  client_reference_id: order,
  return_url: returnUrl,
  // Copied to the charge, so that a refund names its order.
  payment_intent_data: { metadata: { order } },
  ...(email !== null && { customer_email: email }),
  ...(isTaxed && { automatic_tax: { enabled: true } }),
  ...(isPosted && { shipping_address_collection: { allowed_countries: [...POSTED_TO] as Country[] } }),
})
