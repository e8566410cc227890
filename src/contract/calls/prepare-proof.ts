import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { Proof } from '../proof.ts'

/** The existing proof for the same text, cover and dedication; a failed one begins anew. */
export const prepareProof = defineCall({
  name: 'prepare-proof',
  method: 'POST',
  path: '/stories/{id}/proof',
  summary: 'Has a story set as a book on paper, to be looked at before it is ordered',
  params: z.strictObject({ id: z.uuid() }),
  query: z.strictObject({
    /** A present of the caller's, whose dedication stands in the book. */
    present: z.optional(z.uuid()),
  }),
  output: Proof,
  refusals: ['not-found', 'not-ready', 'too-short', 'change-quota'],
})
