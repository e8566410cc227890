import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { Proof } from '../proof.ts'

export const readProof = defineCall({
  name: 'read-proof',
  method: 'GET',
  path: '/stories/{id}/proof',
  summary: 'How far the newest proof of a book on paper is',
  params: z.strictObject({ id: z.uuid() }),
  output: Proof,
  refusals: ['not-found'],
})
