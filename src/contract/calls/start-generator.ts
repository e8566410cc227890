import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { Parameter } from '../parameter.ts'

/** `Idempotency-Key`, a random UUID, makes repeats answer with the first story. */
export const startGenerator = defineCall({
  name: 'start-generator',
  method: 'POST',
  path: '/stories/start-generator',
  summary: 'Starts the generation of a story',
  body: z.strictObject({ parameter: Parameter }),
  output: z.object({ id: z.uuid() }),
  refusals: ['story-quota', 'budget-spent', 'language-not-written', 'length-not-written', 'unfit-for-age'],
})
