import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { Story } from '../story.ts'

export const listStories = defineCall({
  name: 'list-stories',
  method: 'GET',
  path: '/stories',
  summary: "The caller's stories, newest first",
  query: z.strictObject({
    type: z.optional(z.string().check(z.regex(/^(ebook|webbook|audiobook)(,(ebook|webbook|audiobook))*$/))),
  }),
  output: z.array(Story),
  refusals: [],
})
