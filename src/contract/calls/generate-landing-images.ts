import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { CATEGORIES } from '../categories.ts'
import { Idea, LandingPictures, PAINTERS } from '../landing.ts'
import { LANDING_BODY_MAX_BYTES, LANDING_SHEETS_MAX } from '../limits.ts'

/** The same sheet of the same idea is drawn once a day. What nobody chooses is thrown away after a week. */
export const generateLandingImages = defineCall({
  name: 'generate-landing-images',
  method: 'POST',
  path: '/landing/generate-images',
  summary: 'Four pictures for a landing page, on a sheet and one by one',
  access: 'staff-session',
  body: z.strictObject({
    inputText: Idea,
    category: z.enum(CATEGORIES),
    /** Counted from 0: "more" asks for the next. */
    sheet: z._default(z.int().check(z.gte(0), z.lt(LANDING_SHEETS_MAX)), 0),
  }),
  // As for its texts.
  bodyMaxBytes: LANDING_BODY_MAX_BYTES,
  output: z.extend(LandingPictures, { drawnBy: z.enum(PAINTERS) }),
  refusals: [],
})
