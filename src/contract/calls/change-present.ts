import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { GivenPresent, PresentRequest } from '../present.ts'

export const changePresent = defineCall({
  name: 'change-present',
  method: 'PUT',
  path: '/presents/{id}',
  summary: "Changes the caller's present, until its hour",
  access: 'session',
  params: z.strictObject({ id: z.uuid() }),
  body: PresentRequest,
  output: GivenPresent,
  refusals: ['proof-needed', 'not-found', 'present-delivered'],
})
