import * as z from 'zod/mini'
import { ANSWER_KINDS } from '../answers/answer-kinds.ts'
import { defineCall } from '../call.ts'
import { CATEGORIES } from '../categories.ts'
import { LINE_MAX, NAME_MAX, SHORT_TEXT_MAX, SUGGESTION_ANSWERS_MAX } from '../limits.ts'
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
    category: z.optional(z.enum(CATEGORIES)),
    /** What the page promises. */
    productDefinition: z.optional(text(SHORT_TEXT_MAX)),
    /** As it is shown. */
    question: z.optional(text(LINE_MAX)),
    /** What a page's own question asks for. */
    kind: z.optional(z.enum(ANSWER_KINDS)),
    /** So far, a line each with its question. */
    answers: z.optional(text(SUGGESTION_ANSWERS_MAX)),
  }),
  stream: { suggestion: z.string(), complete: z.literal('') },
  refusals: [],
})
