import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { LandingId, SavedLanding } from '../landing.ts'

/** The draft stays and may be published again. */
export const withdrawLanding = defineCall({
  name: 'withdraw-landing',
  method: 'POST',
  path: '/landing/{id}/withdraw',
  summary: 'Takes a landing page from the site',
  access: 'staff-session',
  params: z.strictObject({ id: LandingId }),
  body: z.strictObject({ version: z.int().check(z.gte(1)) }),
  output: z.extend(SavedLanding, { live: z.boolean() }),
  refusals: ['version-conflict', 'content-away'],
})
