import * as z from 'zod/mini'
import { PAYMENT_SANDBOX_PATH } from '../../contract/shop.ts'
import type { PostJson } from '../other-requests.ts'

/** Stripe's own names, amounts in cents. */
export const SandboxCheckout = z.object({
  id: z.string(),
  status: z.enum(['open', 'complete', 'expired']),
  amount_subtotal: z.int(),
  amount_total: z.int(),
  total_details: z.object({ amount_discount: z.int() }),
  allow_promotion_codes: z.boolean(),
  customer_email: z.nullable(z.string()),
  /** Countries of delivery; null where nothing is sent. */
  countries: z.nullable(z.array(z.string())),
})
export type SandboxCheckout = z.output<typeof SandboxCheckout>

const Reduced = z.pick(SandboxCheckout, { amount_total: true, total_details: true })
const Paid = z.object({ status: z.enum(['complete', 'requires_action']), return_url: z.nullable(z.string()) })

const Refused = z.object({
  error: z.object({
    code: z.optional(z.string()),
    decline_code: z.optional(z.string()),
    param: z.optional(z.string()),
  }),
})

/** Code of Stripe's (https://docs.stripe.com/declines/codes), or no answer. */
export interface SandboxRefusal {
  readonly code: string
  readonly param: string | undefined
}

export type SandboxResult<T> = { ok: true; value: T } | { ok: false; refusal: SandboxRefusal }

interface SandboxCard {
  readonly number: string
  readonly expiry: string
  readonly cvc: string
}

export interface SandboxPayment {
  readonly email: string
  readonly card?: SandboxCard
  readonly challenge?: 'confirmed' | 'refused'
  readonly shipping?: { readonly name: string; readonly address: Readonly<Record<string, string | null>> }
}

export function createSandboxClient(postJson: PostJson, secret: string) {
  const request = async <Schema extends z.ZodMiniType>(
    what: string,
    body: object,
    schema: Schema,
  ): Promise<SandboxResult<z.output<Schema>>> => {
    const response = await postJson(`${PAYMENT_SANDBOX_PATH}/${what}`, { client_secret: secret, ...body })
    const read = response?.ok ? schema.safeParse(response.body) : undefined
    if (read?.success) return { ok: true, value: read.data }
    const refused = Refused.safeParse(response?.body)
    if (!refused.success) return { ok: false, refusal: { code: 'away', param: undefined } }
    const { code, decline_code, param } = refused.data.error
    return { ok: false, refusal: { code: decline_code ?? code ?? 'away', param } }
  }
  return {
    show: () => request('show', {}, SandboxCheckout),
    applyCode: (code: string) => request('code', { code }, Reduced),
    pay: (payment: SandboxPayment) => request('pay', payment, Paid),
  }
}
