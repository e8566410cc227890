import * as z from 'zod/mini'
import type { FormValue } from './form.ts'
import { invalid } from './refusal.ts'

const text = z.string().check(z.minLength(1), z.maxLength(5000))
const whole = z.pipe(z.coerce.number(), z.int().check(z.gte(0)))
const yes = z.pipe(
  z.enum(['true', 'false']),
  z.transform(word => word === 'true'),
)
const metadata = z.optional(z.record(z.string(), z.string()))

/** Allowed parameters; like Stripe, nothing else is accepted. */
export const PARAMETERS = {
  product: z.strictObject({ id: z.optional(text), name: text, description: z.optional(text), metadata }),
  price: z.strictObject({
    currency: z.literal('eur'),
    unit_amount: whole,
    product: text,
    tax_behavior: z.optional(z.enum(['inclusive', 'exclusive', 'unspecified'])),
    lookup_key: z.optional(text),
    transfer_lookup_key: z.optional(yes),
    metadata,
  }),
  prices: z.strictObject({
    lookup_keys: z.optional(z.array(text).check(z.maxLength(10))),
    active: z.optional(yes),
    limit: z.optional(whole),
  }),
  coupon: z.strictObject({
    id: text,
    percent_off: z.pipe(z.coerce.number(), z.number().check(z.gt(0), z.lte(100))),
    duration: z.literal('once'),
    applies_to: z.optional(z.strictObject({ products: z.array(text) })),
  }),
  promotion: z.strictObject({
    code: text,
    promotion: z.strictObject({ type: z.literal('coupon'), coupon: text }),
    expires_at: z.optional(whole),
  }),
  promotions: z.strictObject({
    code: z.optional(text),
    limit: z.optional(whole),
    expand: z.optional(z.array(z.literal('data.promotion.coupon'))),
  }),
  session: z.strictObject({
    mode: z.literal('payment'),
    ui_mode: z.literal('embedded_page'),
    line_items: z.array(z.strictObject({ price: text, quantity: whole })).check(z.minLength(1)),
    allow_promotion_codes: z.optional(yes),
    discounts: z.optional(z.array(z.strictObject({ promotion_code: text })).check(z.maxLength(1))),
    locale: z.optional(z.string().check(z.regex(/^[a-z]{2}$/))),
    client_reference_id: z.optional(z.string().check(z.maxLength(200))),
    return_url: z.url(),
    customer_email: z.optional(z.email()),
    payment_intent_data: z.optional(z.strictObject({ metadata })),
    shipping_address_collection: z.optional(z.strictObject({ allowed_countries: z.array(text) })),
    metadata,
  }),
  refund: z.strictObject({ payment_intent: text, amount: z.optional(whole), metadata }),
  nothing: z.strictObject({}),
} as const
type Parameters = typeof PARAMETERS

/** Throws a refusal for a missing, wrong or unknown parameter. */
export function parametersOf<Name extends keyof Parameters>(name: Name, given: FormValue): z.output<Parameters[Name]> {
  const parsed = PARAMETERS[name].safeParse(given)
  if (parsed.success) return parsed.data as z.output<Parameters[Name]>
  const [issue] = parsed.error.issues
  const param = [...(issue?.path ?? []), ...(issue?.code === 'unrecognized_keys' ? issue.keys : [])].join('.')
  const code = issue?.code === 'unrecognized_keys' ? 'parameter_unknown' : 'parameter_invalid'
  throw invalid(`Invalid parameter: ${param}`, param, code)
}
