import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { StaffRating } from '../rating.ts'

export const listRatings = defineCall({
  name: 'list-ratings',
  method: 'GET',
  path: '/ratings',
  summary: 'How readers found stories, the newest first, two hundred at once; without texts and names',
  access: 'staff',
  query: z.strictObject({
    /** `ratedAt` of the last one shown. */
    before: z.optional(z.iso.datetime()),
  }),
  output: z.array(StaffRating),
  refusals: [],
})
