import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { LINE_MAX, NAME_MAX, SHORT_TEXT_MAX } from '../limits.ts'
import { text } from '../text.ts'

/** `title` is the question's id, `url` its page. */
export const streamSuggestions = defineCall({
  name: 'stream-suggestions',
  method: 'GET',
  path: '/suggestions',
  summary: 'Streams suggestions for a text field',
  query: z.strictObject({
    start: text(LINE_MAX),
    language: text(NAME_MAX),
    url: text(LINE_MAX),
    title: text(SHORT_TEXT_MAX),
  }),
  stream: { suggestion: z.string(), complete: z.literal('') },
  refusals: [],
})
