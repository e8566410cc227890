import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { STORY_LENGTHS } from '../limits.ts'

const Length = z.literal([...STORY_LENGTHS])

/** What the site must know before it offers something: who writes, in which languages, how long, how fast. */
export const readService = defineCall({
  name: 'read-service',
  method: 'GET',
  path: '/service',
  summary: 'What this installation can write, and how long it takes',
  output: z.object({
    author: z.enum(['offline', 'model']),
    /** Codes of the languages it writes; null when it takes any language. */
    languages: z.nullable(z.array(z.string())),
    lengths: z.array(Length),
    /** The lengths it writes for toddlers. */
    toddlerLengths: z.array(Length),
    estimateSeconds: z.number(),
    /** Path of the page with the mails of an installation that sends none; null where they are sent. */
    mailbox: z.nullable(z.string()),
    /** Whether no money moves in the shop: pages say so before anybody orders. */
    testPayment: z.boolean(),
  }),
  refusals: [],
})
