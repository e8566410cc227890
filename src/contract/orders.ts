import * as z from 'zod/mini'
import { Invoice } from './invoice.ts'
import { EDITIONS } from './shop.ts'

export const BOUGHT_STATES = ['mismatched', 'paid', 'fulfilled', 'undeliverable', 'refunded'] as const

/** `possible`: ends the order with a refund. `none`: nothing paid, delivered, or made to order. */
const WITHDRAWAL_STATES = ['possible', 'declared', 'none'] as const

export const Order = z.object({
  id: z.uuid(),
  number: z.string(),
  createdAt: z.iso.datetime(),
  product: z.enum(EDITIONS),
  state: z.enum(BOUGHT_STATES),
  /** Null once the story is deleted or another owner's. */
  storyId: z.nullable(z.uuid()),
  title: z.nullable(z.string()),
  priceInCent: z.int(),
  paidInCent: z.int(),
  withdrawal: z.enum(WITHDRAWAL_STATES),
  /** With credit notes, the oldest first; none where nothing was paid. */
  invoices: z.array(Invoice),
})
export type Order = z.output<typeof Order>

export const PostalAddress = z.object({
  name: z.string(),
  line1: z.string(),
  line2: z.nullable(z.string()),
  postalCode: z.string(),
  city: z.string(),
  state: z.nullable(z.string()),
  /** ISO 3166-1, two letters. */
  country: z.string(),
})
export type PostalAddress = Readonly<z.output<typeof PostalAddress>>

export const StaffOrder = z.object({
  ...Order.shape,
  email: z.nullable(z.string()),
  address: z.nullable(PostalAddress),
  /** The postal code has not the form of the country's: look before it is printed. */
  isAddressDoubtful: z.boolean(),
  checkoutSessionId: z.nullable(z.string()),
  /** Print files of a paperback's accepted proof; else null. */
  print: z.nullable(z.object({ interiorUrl: z.string(), coverUrl: z.string(), pageCount: z.int() })),
  withdrawnAt: z.nullable(z.iso.datetime()),
})
export type StaffOrder = z.output<typeof StaffOrder>
