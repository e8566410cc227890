import * as z from 'zod/mini'

/** The formats of a story, in the order of the shop. */
export const EDITIONS = ['webbook', 'ebook', 'audiobook', 'paperback'] as const
export type Edition = (typeof EDITIONS)[number]

/**
 * What a buyer agrees to beside paying: that a file is handed over at once, which ends the right of withdrawal; that the
 * proof of a printed book is as they want it.
 */
export const ACCEPTANCES = ['immediate-delivery', 'proof'] as const
export type Acceptance = (typeof ACCEPTANCES)[number]

/** What has to be agreed to before an edition is paid for. */
export const NEEDED_ACCEPTANCE: Readonly<Record<Edition, Acceptance | undefined>> = {
  webbook: undefined,
  ebook: 'immediate-delivery',
  audiobook: 'immediate-delivery',
  paperback: 'proof',
}

export const Product = z.object({
  id: z.uuid(),
  name: z.enum(EDITIONS),
  /** Whole euros, in cents, with VAT. */
  priceInCent: z.int(),
  /** The price at the payment service. */
  priceId: z.string(),
  description: z.string(),
  /** By language, a JSON text of `ProductTexts`. */
  metadata: z.record(z.string(), z.string()),
})
export type Product = z.output<typeof Product>

/** What a text of a product's metadata holds. */
export const ProductTexts = z.object({ title: z.string(), description: z.string() })
export type ProductTexts = z.output<typeof ProductTexts>

/**
 * Where a page that shows a test checkout asks, in place of the frame that Stripe would show: `POST .../show`, `/code` and
 * `/pay`, each with `client_secret`. It is there only where `isTest` is said and no key of Stripe is set.
 */
export const PAYMENT_DOOR = '/api/payment-sandbox'
/** The key that says so: with any other, Stripe's own frame is shown. */
export const SANDBOX_KEY = 'pk_test_sandbox'

/** A checkout as the payment service names it, or an order that needed none. */
export const CheckoutId = z.string().check(z.regex(/^[A-Za-z0-9_-]{10,100}$/))

export const StartedCheckout = z.object({
  /** For the return page and the status. */
  checkoutSessionId: CheckoutId,
  /** Null when there is nothing to pay: it is bought already. */
  clientSecret: z.nullable(z.string()),
  /** What the payment service's script is started with. */
  publishableKey: z.string(),
  /** Whether no money moves: the page says so. */
  isTest: z.boolean(),
})
export type StartedCheckout = z.output<typeof StartedCheckout>

const CHECKOUT_STATES = ['pending', 'complete', 'expired'] as const

export const CheckoutStatus = z.object({
  status: z.enum(CHECKOUT_STATES),
  /** Told to the buyer only. */
  customer_email: z.nullable(z.string()),
  /**
   * A session of the account that this payment made, for a program with the header `x-session: token`; the browser that
   * started it gets it as a cookie.
   */
  jwt: z.nullable(z.string()),
  /** What was bought, for the way on. */
  product: z.enum(EDITIONS),
  storyId: z.nullable(z.uuid()),
})
export type CheckoutStatus = z.output<typeof CheckoutStatus>

export const BOUGHT_STATES = ['mismatched', 'paid', 'fulfilled', 'undeliverable', 'refunded'] as const

/**
 * `possible`: withdrawing ends the order and the money goes back; nothing of the file was handed over yet. `none`: nothing
 * was paid, the file is there, or it is a book made for its buyer.
 */
const WITHDRAWAL_STATES = ['possible', 'declared', 'none'] as const

/** Something that was bought, or taken for nothing. */
export const Order = z.object({
  id: z.uuid(),
  /** What it is called in its receipt. */
  number: z.string(),
  createdAt: z.iso.datetime(),
  product: z.enum(EDITIONS),
  state: z.enum(BOUGHT_STATES),
  /** Null once the story is deleted or somebody else's. */
  storyId: z.nullable(z.uuid()),
  title: z.nullable(z.string()),
  priceInCent: z.int(),
  paidInCent: z.int(),
  withdrawal: z.enum(WITHDRAWAL_STATES),
})
export type Order = z.output<typeof Order>

const Address = z.object({
  name: z.string(),
  line1: z.string(),
  line2: z.nullable(z.string()),
  postalCode: z.string(),
  city: z.string(),
  state: z.nullable(z.string()),
  country: z.string(),
})

/** The same as staff see it, who have to send it. */
export const StaffOrder = z.object({
  ...Order.shape,
  email: z.nullable(z.string()),
  address: z.nullable(Address),
  checkoutSessionId: z.nullable(z.string()),
  /** What a paperback is printed from, as its buyer accepted it; null of every other order. */
  print: z.nullable(z.object({ interiorUrl: z.string(), coverUrl: z.string(), pageCount: z.int() })),
  /** When its buyer first declared that they withdraw. */
  withdrawnAt: z.nullable(z.iso.datetime()),
})
export type StaffOrder = z.output<typeof StaffOrder>
