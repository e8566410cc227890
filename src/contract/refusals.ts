import * as z from 'zod/mini'

export const REFUSALS = {
  'invalid-input': 400,
  'language-not-written': 400,
  'length-not-written': 400,
  'unfit-for-age': 400,
  'link-invalid': 400,
  'signature-invalid': 400,
  unauthorised: 401,
  'wrong-credentials': 401,
  'sign-in-needed': 401,
  'proof-needed': 403,
  'recent-proof-needed': 403,
  'other-site': 403,
  'not-found': 404,
  'not-failed': 409,
  'not-ready': 409,
  'not-read': 409,
  'too-short': 409,
  'voice-not-sold': 409,
  improving: 409,
  'confirmation-needed': 409,
  'already-bought': 409,
  'price-changed': 409,
  'acceptance-needed': 409,
  'version-conflict': 409,
  'present-delivered': 409,
  'address-fixed': 409,
  'body-too-large': 413,
  'wrong-content-type': 415,
  'too-many-requests': 429,
  'story-quota': 429,
  'improve-quota': 429,
  'change-quota': 429,
  'budget-spent': 503,
  'payment-away': 503,
  'content-away': 503,
  'not-serving': 503,
  internal: 500,
} as const
export type RefusalCode = keyof typeof REFUSALS

/** Dotted path, key of i18n `errors`, and the numbers of its text. */
export const Issue = z.object({
  path: z.string(),
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
})
export type Issue = z.output<typeof Issue>

export const RefusalBody = z.object({
  error: z.enum(Object.keys(REFUSALS) as [RefusalCode, ...RefusalCode[]]),
  issues: z.optional(z.array(Issue)),
  /** With server faults (from 500), for support. */
  requestId: z.optional(z.string()),
})
export type RefusalBody = z.output<typeof RefusalBody>
