import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { CATEGORIES } from '../categories.ts'
import { Idea, LandingProposal, WRITERS } from '../landing.ts'
import { LANGUAGES } from '../languages.ts'
import { LANDING_BODY_MAX_BYTES } from '../limits.ts'

/** Takes the category, or finds one in the idea. Stores nothing. */
export const generateLandingText = defineCall({
  name: 'generate-landing-text',
  method: 'POST',
  path: '/landing/generate-text',
  summary: 'The texts of a landing page, from an idea',
  access: 'staff-session',
  body: z.strictObject({
    inputText: Idea,
    language: z.enum(LANGUAGES),
    category: z.optional(z.enum(CATEGORIES)),
  }),
  // So that a too long idea gets its own refusal.
  bodyMaxBytes: LANDING_BODY_MAX_BYTES,
  output: z.extend(LandingProposal, { writtenBy: z.enum(WRITERS) }),
  refusals: [],
})
