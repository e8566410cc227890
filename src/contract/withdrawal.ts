import * as z from 'zod/mini'
import { Email } from './account.ts'
import { LANGUAGES } from './languages.ts'
import { NAME_MAX } from './limits.ts'

/** How long a contract can be withdrawn from, counted from the day after it was made (Directive 2011/83/EU, Art. 9). */
export const WITHDRAWAL_DAYS = 14

/** What an order is called in receipts, as people type it. */
export const OrderNumber = z.string().check(z.trim(), z.regex(/^#?\s*[0-9a-fA-F]{8}$/))

/** The order's number in the one form that receipts have. */
export const settledNumber = (typed: string): string => typed.replace(/[#\s]/g, '').toUpperCase()

/** What somebody declares: who they are, from which contract they withdraw, where the receipt goes (Art. 11a). */
export const Withdrawal = z.strictObject({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(NAME_MAX)),
  number: OrderNumber,
  email: Email,
  lang: z.enum(LANGUAGES),
})
export type Withdrawal = z.output<typeof Withdrawal>

/** The same to everybody, whether there is such an order or not. */
export const ReceivedWithdrawal = z.object({ number: z.string(), declaredAt: z.iso.datetime() })
export type ReceivedWithdrawal = z.output<typeof ReceivedWithdrawal>

/** A declaration as staff see it, who have to answer it. */
export const StaffWithdrawal = z.object({
  id: z.uuid(),
  declaredAt: z.iso.datetime(),
  number: z.string(),
  /** Null where no order of this number and address was found. */
  orderId: z.nullable(z.uuid()),
  /** Whether it ended the order by itself, so that what was paid is on its way back. */
  isSettled: z.boolean(),
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
})
export type StaffWithdrawal = z.output<typeof StaffWithdrawal>
