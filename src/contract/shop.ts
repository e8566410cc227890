import * as z from 'zod/mini'

export const EDITIONS = ['webbook', 'ebook', 'audiobook', 'paperback'] as const
export type Edition = (typeof EDITIONS)[number]

/** A paperback is sent by then, counted from its order; the terms say so. */
export const DELIVERY_DAYS_MAX = 30

/** Agreements: immediate delivery, which ends the right of withdrawal; the correct proof of a printed book. */
export const ACCEPTANCES = ['immediate-delivery', 'proof'] as const
export type Acceptance = (typeof ACCEPTANCES)[number]

export const NEEDED_ACCEPTANCE: Readonly<Record<Edition, Acceptance | undefined>> = {
  webbook: undefined,
  ebook: 'immediate-delivery',
  audiobook: 'immediate-delivery',
  paperback: 'proof',
}

/** Taken off by a code of the shop's own, without typing it. */
export const Reduction = z.object({
  code: z.string(),
  /** With the code, in cents, with VAT. */
  priceInCent: z.int(),
  /** The lowest price without a code of the last 30 days: what is struck through (Directive 98/6/EC, Article 6a). */
  formerInCent: z.int(),
  /** From this moment on it is over. */
  ends: z.iso.datetime(),
})
export type Reduction = z.output<typeof Reduction>

export const Product = z.object({
  id: z.uuid(),
  name: z.enum(EDITIONS),
  /** Whole euros, in cents, with VAT. */
  priceInCent: z.int(),
  priceId: z.string(),
  description: z.string(),
  metadata: z.record(z.string(), z.string()),
  reduction: z.nullable(Reduction),
  /** False: had for nothing or not at all, as an audiobook of the built-in voice in production. */
  isSold: z.boolean(),
})
export type Product = z.output<typeof Product>

export const ProductTexts = z.object({ title: z.string(), description: z.string() })
export type ProductTexts = z.output<typeof ProductTexts>

/** Test checkout: `POST .../show`, `/code`, `/pay`, each with `client_secret`. Only with `isTest`, without Stripe. */
export const PAYMENT_SANDBOX_PATH = '/api/payment-sandbox'
/** With any other key, Stripe's frame is shown. */
export const SANDBOX_KEY = 'pk_test_sandbox'

/** The payment service's id, or that of a free order. */
export const CheckoutId = z.string().check(z.regex(/^[A-Za-z0-9_-]{10,100}$/))

export const StartedCheckout = z.object({
  checkoutSessionId: CheckoutId,
  /** Null when nothing is to be paid. */
  clientSecret: z.nullable(z.string()),
  /** For the payment service's script. */
  publishableKey: z.string(),
  isTest: z.boolean(),
})
export type StartedCheckout = z.output<typeof StartedCheckout>

const CHECKOUT_STATES = ['pending', 'complete', 'expired'] as const

export const CheckoutStatus = z.object({
  status: z.enum(CHECKOUT_STATES),
  /** For the buyer only. */
  customer_email: z.nullable(z.string()),
  /** A session of the account this payment made, for programs with `x-session: token`; browsers get a cookie. */
  jwt: z.nullable(z.string()),
  product: z.enum(EDITIONS),
  storyId: z.nullable(z.uuid()),
  /** For the buyer only: whether it became a part of a present that they were given. */
  isForPresent: z.optional(z.literal(true)),
})
export type CheckoutStatus = z.output<typeof CheckoutStatus>
