import * as z from 'zod/mini'
import { PAYMENT_DOOR } from '../../contract/shop.ts'
import type { Door } from '../beside-calls.ts'

/** A checkout as the payment sandbox shows it: Stripe's own names, amounts in cents. */
export const SandboxCheckout = z.object({
  id: z.string(),
  status: z.enum(['open', 'complete', 'expired']),
  amount_subtotal: z.int(),
  amount_total: z.int(),
  total_details: z.object({ amount_discount: z.int() }),
  allow_promotion_codes: z.boolean(),
  customer_email: z.nullable(z.string()),
  /** Where it is sent by post to; null where nothing is sent. */
  countries: z.nullable(z.array(z.string())),
})
export type SandboxCheckout = z.output<typeof SandboxCheckout>

/** The same without what never changes. */
const Reduced = z.pick(SandboxCheckout, { amount_total: true, total_details: true })
const Paid = z.object({ status: z.enum(['complete', 'requires_action']), return_url: z.nullable(z.string()) })

const Refused = z.object({
  error: z.object({
    code: z.optional(z.string()),
    decline_code: z.optional(z.string()),
    param: z.optional(z.string()),
  }),
})

/** Why it was refused: a code of Stripe's (https://docs.stripe.com/declines/codes), or that nobody answered. */
export interface SandboxRefusal {
  readonly code: string
  /** Which part of the payment it is about. */
  readonly param: string | undefined
}

export type SandboxAnswer<T> = { ok: true; value: T } | { ok: false; refusal: SandboxRefusal }

interface SandboxCard {
  readonly number: string
  readonly expiry: string
  readonly cvc: string
}

/** What is sent to pay, beside the secret. */
export interface SandboxPayment {
  readonly email: string
  readonly card?: SandboxCard
  readonly challenge?: 'confirmed' | 'refused'
  readonly shipping?: { readonly name: string; readonly address: Readonly<Record<string, string | null>> }
}

/** The door of the payment sandbox, for whoever has the secret of a checkout. */
export function openSandboxDoor(knock: Door, secret: string) {
  const ask = async <Schema extends z.ZodMiniType>(
    what: string,
    body: object,
    schema: Schema,
  ): Promise<SandboxAnswer<z.output<Schema>>> => {
    const answer = await knock(`${PAYMENT_DOOR}/${what}`, { client_secret: secret, ...body })
    const read = answer?.ok ? schema.safeParse(answer.body) : undefined
    if (read?.success) return { ok: true, value: read.data }
    const refused = Refused.safeParse(answer?.body)
    if (!refused.success) return { ok: false, refusal: { code: 'away', param: undefined } }
    const { code, decline_code, param } = refused.data.error
    return { ok: false, refusal: { code: decline_code ?? code ?? 'away', param } }
  }
  return {
    show: () => ask('show', {}, SandboxCheckout),
    applyCode: (code: string) => ask('code', { code }, Reduced),
    pay: (payment: SandboxPayment) => ask('pay', payment, Paid),
  }
}
