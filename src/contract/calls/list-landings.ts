import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { LandingRow, LandingState } from '../landing.ts'
import { LANGUAGES } from '../languages.ts'
import { SHORT_TEXT_MAX } from '../limits.ts'
import { text } from '../text.ts'

export const listLandings = defineCall({
  name: 'list-landings',
  method: 'GET',
  path: '/landing',
  summary: 'Landing pages, the last changed first, fifty at once',
  access: 'staff-session',
  query: z.strictObject({
    language: z.optional(z.enum(LANGUAGES)),
    state: z.optional(LandingState),
    search: z.optional(text(SHORT_TEXT_MAX)),
    after: z.optional(z.string().check(z.regex(/^\d{1,7}$/))),
  }),
  output: z.object({ items: z.array(LandingRow), total: z.int(), next: z.nullable(z.string()) }),
  refusals: ['content-away'],
})
