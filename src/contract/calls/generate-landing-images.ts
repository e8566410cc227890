import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { CATEGORIES } from '../categories.ts'
import { Idea, LandingPictures, PAINTERS } from '../landing.ts'
import { LANDING_BODY_MAX_BYTES, LANDING_SHEETS_MAX } from '../limits.ts'

/** Sheets are cached for a day; unused pictures are deleted after a week. */
export const generateLandingImages = defineCall({
  name: 'generate-landing-images',
  method: 'POST',
  path: '/landing/generate-images',
  summary: 'Four pictures for a landing page, on a sheet and one by one',
  access: 'staff-session',
  body: z.strictObject({
    inputText: Idea,
    category: z.enum(CATEGORIES),
    sheet: z._default(z.int().check(z.gte(0), z.lt(LANDING_SHEETS_MAX)), 0),
  }),
  bodyMaxBytes: LANDING_BODY_MAX_BYTES,
  output: z.extend(LandingPictures, { drawnBy: z.enum(PAINTERS) }),
  refusals: [],
})
