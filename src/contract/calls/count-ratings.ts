import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { RatingCount } from '../rating.ts'

export const countRatings = defineCall({
  name: 'count-ratings',
  method: 'GET',
  path: '/ratings/counts',
  summary: 'How often readers gave each rating, by author, language and category',
  access: 'staff',
  output: z.array(RatingCount),
  refusals: [],
})
