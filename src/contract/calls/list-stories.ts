import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { STORY_IDS_MAX } from '../limits.ts'
import { StorySummary } from '../story-summary.ts'

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const list = (one: string, atMost: number) =>
  z.string().check(z.regex(new RegExp(`^${one}(?:,${one}){0,${atMost - 1}}$`)))

export const listStories = defineCall({
  name: 'list-stories',
  method: 'GET',
  path: '/stories',
  summary: "The caller's stories, newest first, page by page",
  query: z.strictObject({
    type: z.optional(list('(?:ebook|webbook|audiobook)', 3)),
    ordered: z.optional(z.literal('audiobook')),
    ids: z.optional(list(UUID, STORY_IDS_MAX)),
    /** From the page before. */
    cursor: z.optional(z.string().check(z.regex(new RegExp(`^\\d{1,16}\\.${UUID}$`)))),
    /** Default STORY_PAGE, at most STORY_PAGE_MAX. */
    limit: z.optional(z.string().check(z.regex(/^[1-9]\d?$/))),
  }),
  output: z.array(StorySummary),
  isTagged: true,
  isPaged: true,
  refusals: [],
})
