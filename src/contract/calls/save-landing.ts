import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { LandingChange, SavedLanding } from '../landing.ts'
import { LANGUAGES } from '../languages.ts'
import { LANDING_BODY_MAX_BYTES } from '../limits.ts'

/**
 * Saves a page and, with it, the same page in other languages: each names the others as its sisters. All of them are
 * saved or none is. Problems of a sister stand at `siblings.0.title`.
 */
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
    /** Whether visitors see what was published at once; false of what is on its way, or was saved as a draft. */
    live: z.boolean(),
    siblings: z.array(SavedLanding),
  }),
  refusals: ['version-conflict', 'content-away'],
})
