import * as z from 'zod/mini'
import { CATEGORIES } from './categories.ts'
import { PostalAddress } from './orders.ts'
import { filledText, text } from './text.ts'

/** How far a paid paperback is, in this order; `problem`: somebody has to look at it. */
export const PRINT_STATES = ['new', 'sent', 'printed', 'dispatched', 'problem'] as const
export type PrintState = (typeof PRINT_STATES)[number]

/** Each has a sentence in the mail to the buyer. */
export const PRINT_PROBLEMS = ['address', 'files', 'printing', 'delivery'] as const
export type PrintProblem = (typeof PRINT_PROBLEMS)[number]

/** UTF-16 units. */
export const CARRIER_MAX = 60
export const TRACKING_NUMBER_MAX = 60
const TRACKING_URL_MAX = 500
export const ADDRESS_LINE_MAX = 100
export const POSTAL_CODE_MAX = 16

/** One line of an address, on a label. */
const oneLine = z.refine<string>(value => !/[\n\r\t]/.test(value), { error: 'characters' })

const WEB_SCHEMES = ['https:', 'http:']
const isWebAddress = (value: string): boolean =>
  URL.canParse(value) && WEB_SCHEMES.includes(new URL(value).protocol) && !/[\s"'<>]/.test(value)

export const Tracking = z.strictObject({
  carrier: filledText(CARRIER_MAX).check(oneLine),
  number: filledText(TRACKING_NUMBER_MAX).check(oneLine),
  /** Where the buyer follows the parcel. */
  url: z.nullable(text(TRACKING_URL_MAX).check(z.refine<string>(isWebAddress, { error: 'format' }))),
})
export type Tracking = Readonly<z.output<typeof Tracking>>

/** The step that staff, or the print house with staff's key, take with a paperback. */
export const PrintStep = z.discriminatedUnion('state', [
  z.strictObject({ state: z.enum(['new', 'sent', 'printed']) }),
  z.strictObject({ state: z.literal('dispatched'), tracking: z.nullable(Tracking) }),
  z.strictObject({ state: z.literal('problem'), problem: z.enum(PRINT_PROBLEMS) }),
])
export type PrintStep = z.output<typeof PrintStep>

export const PrintStepRequest = z.strictObject({
  step: PrintStep,
  /** Of the print order as it was shown: it may have changed since. */
  revision: z.int().check(z.positive()),
})
export type PrintStepRequest = z.output<typeof PrintStepRequest>

/** The country stays: price, tax and postage were for it. */
export const AddressChange = z.strictObject({
  name: filledText(ADDRESS_LINE_MAX).check(oneLine),
  line1: filledText(ADDRESS_LINE_MAX).check(oneLine),
  line2: z.nullable(filledText(ADDRESS_LINE_MAX).check(oneLine)),
  postalCode: filledText(POSTAL_CODE_MAX).check(oneLine),
  city: filledText(ADDRESS_LINE_MAX).check(oneLine),
  state: z.nullable(filledText(ADDRESS_LINE_MAX).check(oneLine)),
})
export type AddressChange = Readonly<z.output<typeof AddressChange>>

/** What its buyer sees. */
export const PrintProgress = z.object({
  state: z.enum(PRINT_STATES),
  /** Of the problem; else null. */
  problem: z.nullable(z.enum(PRINT_PROBLEMS)),
  changedAt: z.iso.datetime(),
  tracking: z.nullable(Tracking),
  /** Null once the buyer is forgotten, and for a session that proved no mailbox. */
  address: z.nullable(PostalAddress),
  isAddressDoubtful: z.boolean(),
  isAddressChangeable: z.boolean(),
})
export type PrintProgress = z.output<typeof PrintProgress>

export const PrintOrder = z.object({
  ...PrintProgress.shape,
  id: z.uuid(),
  number: z.string(),
  revision: z.int(),
  paidAt: z.iso.datetime(),
  /** Refunded: it is not printed, and not sent, any more. */
  isCancelled: z.boolean(),
  /** Null once the story is deleted. */
  title: z.nullable(z.string()),
  category: z.nullable(z.enum(CATEGORIES)),
  pageCount: z.nullable(z.int()),
  /** Of the accepted proof; signed, for two days. Null once the story is deleted. */
  files: z.nullable(z.object({ interiorUrl: z.string(), coverUrl: z.string() })),
  history: z.array(z.object({ state: z.enum(PRINT_STATES), at: z.iso.datetime() })),
})
export type PrintOrder = z.output<typeof PrintOrder>
