import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { GivenPresents } from '../present.ts'

export const listPresents = defineCall({
  name: 'list-presents',
  method: 'GET',
  path: '/stories/{id}/presents',
  summary: "The presents of the caller's story, newest first",
  access: 'session',
  params: z.strictObject({ id: z.uuid() }),
  output: GivenPresents,
  refusals: ['proof-needed', 'not-found', 'not-ready'],
})
