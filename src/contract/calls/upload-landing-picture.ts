import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { LANDING_PICTURE_MAX_BYTES } from '../limits.ts'

/** Base64: four letters for three bytes. */
const DATA_MAX = Math.ceil(LANDING_PICTURE_MAX_BYTES / 3) * 4
const BESIDE_DATA_BYTES = 1024

/** JPEG, PNG, WebP, AVIF or GIF; stored without metadata. Problems at `data`. */
export const uploadLandingPicture = defineCall({
  name: 'upload-landing-picture',
  method: 'POST',
  path: '/landing/pictures',
  summary: 'Puts up a picture for a landing page',
  access: 'staff-session',
  body: z.strictObject({
    data: z.string().check(z.minLength(1), z.maxLength(DATA_MAX), z.regex(/^[A-Za-z0-9+/]*={0,2}$/)),
  }),
  bodyMaxBytes: DATA_MAX + BESIDE_DATA_BYTES,
  output: z.object({ url: z.string() }),
  refusals: [],
})
