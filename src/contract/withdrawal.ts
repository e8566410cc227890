import * as z from 'zod/mini'
import { Email } from './account.ts'
import { LANGUAGES } from './languages.ts'
import { NAME_MAX } from './limits.ts'

/** From the day after the contract (Directive 2011/83/EU, Art. 9). */
export const WITHDRAWAL_DAYS = 14

/** What an order is called in receipts, as people type it. */
export const OrderNumber = z.string().check(z.trim(), z.regex(/^#?\s*[0-9a-fA-F]{8}$/))

export const settledNumber = (typed: string): string => typed.replace(/[#\s]/g, '').toUpperCase()

/** Name, contract and receipt address (Directive 2011/83/EU, Art. 11a). */
export const Withdrawal = z.strictObject({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(NAME_MAX)),
  number: OrderNumber,
  email: Email,
  lang: z.enum(LANGUAGES),
})
export type Withdrawal = z.output<typeof Withdrawal>

/** The same with or without such an order. */
export const ReceivedWithdrawal = z.object({ number: z.string(), declaredAt: z.iso.datetime() })
export type ReceivedWithdrawal = z.output<typeof ReceivedWithdrawal>

export const StaffWithdrawal = z.object({
  id: z.uuid(),
  declaredAt: z.iso.datetime(),
  number: z.string(),
  /** Null where no order fits number and address. */
  orderId: z.nullable(z.uuid()),
  isSettled: z.boolean(),
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
})
export type StaffWithdrawal = z.output<typeof StaffWithdrawal>
