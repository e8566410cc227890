import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { Parameter } from '../parameter.ts'

/** Why an answer is left out. `unread`: no sentence can use it; `care`: it is heavy; `order`: it tells a program what to do; `unused`: this author has no use for such answers. */
const LEFT_OUT_REASONS = ['unread', 'care', 'order', 'unused'] as const

/** What a story will make of its answers. Nothing is stored or begun. */
export const forecastStory = defineCall({
  name: 'forecast-story',
  method: 'POST',
  path: '/stories/forecast',
  summary: 'Says what the author can and cannot do with the answers, before a story is begun',
  body: z.strictObject({ parameter: Parameter }),
  cost: 5,
  output: z.object({
    author: z.enum(['offline', 'model']),
    /** Null where the author takes every answer. */
    answers: z.nullable(
      z.object({
        /** Free answers, beside names and the setting, which every story tells. */
        given: z.int(),
        /** Those that the plot is made of. */
        moving: z.int(),
        /** Those that may come in beside it, as far as there is room. */
        beside: z.int(),
        leftOut: z.array(
          z.object({
            /** Dotted path in the parameter. */
            path: z.string(),
            reason: z.enum(LEFT_OUT_REASONS),
          }),
        ),
      }),
    ),
  }),
  refusals: ['language-not-written', 'length-not-written', 'unfit-for-age'],
})
