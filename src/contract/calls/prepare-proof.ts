import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { Proof } from '../proof.ts'

/** Asked again for the same text and cover, it answers with the proof that is there; one that failed is begun anew. */
export const prepareProof = defineCall({
  name: 'prepare-proof',
  method: 'POST',
  path: '/stories/{id}/proof',
  summary: 'Has a story set as a book on paper, to be looked at before it is ordered',
  params: z.strictObject({ id: z.uuid() }),
  output: Proof,
  refusals: ['not-found', 'not-ready', 'change-quota'],
})
