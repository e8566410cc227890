import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { LandingChange, SavedLanding } from '../landing.ts'
import { LANGUAGES } from '../languages.ts'
import { LANDING_BODY_MAX_BYTES } from '../limits.ts'

/** Saves a page with its translations, linked to each other: all or none. Their problems are at `siblings.0.title`. */
export const saveLanding = defineCall({
  name: 'save-landing',
  method: 'POST',
  path: '/landing/save',
  summary: 'Saves landing pages as drafts, or publishes them',
  access: 'staff-session',
  body: z.extend(LandingChange, {
    publish: z.boolean(),
    siblings: z._default(z.array(LandingChange).check(z.maxLength(LANGUAGES.length - 1)), []),
  }),
  bodyMaxBytes: LANDING_BODY_MAX_BYTES,
  output: z.extend(SavedLanding, {
    status: z.literal('ok'),
    /** Whether visitors see it already; false while on its way, and for drafts. */
    live: z.boolean(),
    siblings: z.array(SavedLanding),
  }),
  refusals: ['version-conflict', 'content-away'],
})
