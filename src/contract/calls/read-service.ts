import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { STORY_LENGTHS } from '../limits.ts'

const Length = z.literal([...STORY_LENGTHS])

/** Who writes, in which languages, how long, how fast. */
export const readService = defineCall({
  name: 'read-service',
  method: 'GET',
  path: '/service',
  summary: 'What this installation can write, and how long it takes',
  output: z.object({
    author: z.enum(['offline', 'model']),
    /** Null when it takes any language. */
    languages: z.nullable(z.array(z.string())),
    lengths: z.array(Length),
    toddlerLengths: z.array(Length),
    estimateSeconds: z.number(),
    /** Mailbox page of an installation that sends no mails; else null. */
    mailbox: z.nullable(z.string()),
    /** Whether the shop is a test: pages say so before an order. */
    testPayment: z.boolean(),
    /** Whether prices contain VAT; a small business charges none. */
    taxedPrices: z.boolean(),
  }),
  refusals: [],
})
