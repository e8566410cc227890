import * as z from 'zod/mini'

const texts = z.record(z.string(), z.string())
/** Seconds since the epoch. */
const seconds = z.number()
const livemode = z.literal(false)

const ShippingDetails = z.object({
  name: z.string(),
  address: z.object({
    line1: z.string(),
    line2: z.nullable(z.string()),
    postal_code: z.string(),
    city: z.string(),
    state: z.nullable(z.string()),
    country: z.string(),
  }),
})

/** What the sandbox stores, by kind. Objects with `object` have Stripe's own shape. */
export const RECORDS = {
  product: z.object({
    id: z.string(),
    object: z.literal('product'),
    active: z.boolean(),
    name: z.string(),
    description: z.nullable(z.string()),
    livemode,
  }),
  price: z.object({
    id: z.string(),
    object: z.literal('price'),
    active: z.boolean(),
    currency: z.string(),
    unit_amount: z.number(),
    product: z.string(),
    lookup_key: z.nullable(z.string()),
    type: z.literal('one_time'),
    livemode,
  }),
  coupon: z.object({
    id: z.string(),
    object: z.literal('coupon'),
    percent_off: z.number(),
    applies_to: z.nullable(z.object({ products: z.array(z.string()) })),
    livemode,
  }),
  promotion: z.object({
    id: z.string(),
    object: z.literal('promotion_code'),
    active: z.boolean(),
    code: z.string(),
    promotion: z.object({ type: z.literal('coupon'), coupon: z.string() }),
    expires_at: z.nullable(seconds),
    livemode,
  }),
  session: z.object({
    id: z.string(),
    secret: z.string(),
    status: z.enum(['open', 'complete', 'expired']),
    paymentStatus: z.enum(['unpaid', 'paid', 'no_payment_required']),
    created: seconds,
    expiresAt: seconds,
    product: z.string(),
    title: z.string(),
    currency: z.string(),
    subtotal: z.number(),
    discount: z.number(),
    promotion: z.nullable(z.string()),
    takesCodes: z.boolean(),
    locale: z.nullable(z.string()),
    reference: z.nullable(z.string()),
    returnUrl: z.string(),
    prefilledEmail: z.nullable(z.string()),
    email: z.nullable(z.string()),
    /** Shipping countries; null without shipping. */
    countries: z.nullable(z.array(z.string())),
    shipping: z.nullable(ShippingDetails),
    /** Of who paid; sessions of before have none. */
    country: z.optional(z.nullable(z.string())),
    payment: z.nullable(z.string()),
    paymentMetadata: texts,
    metadata: texts,
  }),
  payment: z.object({
    id: z.string(),
    object: z.literal('payment_intent'),
    amount: z.number(),
    amount_refunded: z.number(),
    currency: z.string(),
    latest_charge: z.string(),
    metadata: texts,
    livemode,
  }),
  event: z.object({
    id: z.string(),
    body: z.string(),
    state: z.enum(['waiting', 'taken', 'given-up']),
    attempts: z.number(),
    created: seconds,
    nextAt: seconds,
  }),
  /** A request that may be repeated, and what was answered. */
  request: z.object({
    key: z.string(),
    hash: z.string(),
    status: z.number(),
    body: z.record(z.string(), z.unknown()),
    at: seconds,
  }),
}

export type Kind = keyof typeof RECORDS
export type SandboxRecord<One extends Kind> = Readonly<z.output<(typeof RECORDS)[One]>>
