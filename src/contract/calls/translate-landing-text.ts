import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { CATEGORIES } from '../categories.ts'
import { Idea, LandingWords, WRITERS } from '../landing.ts'
import { LANGUAGES } from '../languages.ts'
import { LANDING_BODY_MAX_BYTES } from '../limits.ts'

export const translateLandingText = defineCall({
  name: 'translate-landing-text',
  method: 'POST',
  path: '/landing/translate-text',
  summary: 'The texts of a landing page in another language',
  access: 'staff-session',
  body: z.strictObject({
    inputText: Idea,
    words: LandingWords,
    from: z.enum(LANGUAGES),
    into: z.enum(LANGUAGES),
    category: z.enum(CATEGORIES),
  }),
  bodyMaxBytes: LANDING_BODY_MAX_BYTES,
  output: z.extend(LandingWords, { writtenBy: z.enum(WRITERS) }),
  refusals: [],
})
