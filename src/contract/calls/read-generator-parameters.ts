import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { Parameter } from '../parameter.ts'

export const readGeneratorParameters = defineCall({
  name: 'read-generator-parameters',
  method: 'GET',
  path: '/stories/{id}/generator-parameters',
  summary: 'The answers a story was made of, to make another one of them',
  params: z.strictObject({ id: z.uuid() }),
  output: z.object({ parameter: Parameter }),
  refusals: ['not-found'],
})
