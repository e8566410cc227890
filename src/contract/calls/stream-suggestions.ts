import * as z from 'zod/mini'
import { ANSWER_KINDS } from '../answers/answer-kinds.ts'
import { defineCall } from '../call.ts'
import { CATEGORIES } from '../categories.ts'
import { FALLBACK_LANGUAGE } from '../languages.ts'
import { LINE_MAX, NAME_MAX, SHORT_TEXT_MAX, SUGGESTION_ANSWERS_MAX } from '../limits.ts'
import { text } from '../text.ts'

/** `title` is the question's id, `url` its page. */
export const streamSuggestions = defineCall({
  name: 'stream-suggestions',
  method: 'GET',
  path: '/suggestions',
  summary: 'Streams suggestions for a text field',
  query: z.strictObject({
    start: z._default(text(LINE_MAX), ''),
    /** A code, or a name in any language: "de", "German", "Deutsch". */
    language: z._default(text(NAME_MAX), FALLBACK_LANGUAGE),
    url: z._default(text(LINE_MAX), ''),
    title: z._default(text(SHORT_TEXT_MAX), 'generic'),
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
