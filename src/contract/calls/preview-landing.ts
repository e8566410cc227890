import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { LandingDraft } from '../landing.ts'
import { LANDING_BODY_MAX_BYTES } from '../limits.ts'

/** For a frame without scripts. Empty fields are shown with their fallbacks. */
export const previewLanding = defineCall({
  name: 'preview-landing',
  method: 'POST',
  path: '/landing/preview',
  summary: 'The HTML of a landing page as it would be published',
  access: 'staff-session',
  body: z.strictObject({ draft: LandingDraft }),
  bodyMaxBytes: LANDING_BODY_MAX_BYTES,
  output: z.object({ html: z.string() }),
  refusals: ['not-serving'],
})
