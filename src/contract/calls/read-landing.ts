import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { LandingEntry, LandingId } from '../landing.ts'

export const readLanding = defineCall({
  name: 'read-landing',
  method: 'GET',
  path: '/landing/{id}',
  summary: 'A landing page as it is written, with its version',
  access: 'staff-session',
  params: z.strictObject({ id: LandingId }),
  output: LandingEntry,
  refusals: ['content-away'],
})
