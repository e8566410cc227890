import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { LandingId, SimilarLanding } from '../landing.ts'
import { MARKDOWN_MAX, SYMBOL_MAX } from '../landing-fields.ts'
import { LANGUAGES } from '../languages.ts'
import { LANDING_BODY_MAX_BYTES } from '../limits.ts'
import { text } from '../text.ts'

export const findSimilarLandings = defineCall({
  name: 'find-similar-landings',
  method: 'POST',
  path: '/landing/similar',
  summary: 'Landing pages that say much the same, the likest first',
  access: 'staff-session',
  body: z.strictObject({
    language: z.enum(LANGUAGES),
    title: text(SYMBOL_MAX),
    content: text(MARKDOWN_MAX),
    /** The page itself, when saved. */
    id: z.optional(LandingId),
  }),
  bodyMaxBytes: LANDING_BODY_MAX_BYTES,
  output: z.array(SimilarLanding),
  refusals: ['content-away'],
})
