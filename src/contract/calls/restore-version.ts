import * as z from 'zod/mini'
import { defineCall } from '../call.ts'

/** Loses nothing: the current text becomes one more version. */
export const restoreVersion = defineCall({
  name: 'restore-version',
  method: 'POST',
  path: '/stories/{id}/versions/{number}/restore',
  summary: 'Makes an earlier version the story again',
  params: z.strictObject({ id: z.uuid(), number: z.string().check(z.regex(/^[1-9]\d{0,5}$/)) }),
  output: z.object({ number: z.int() }),
  refusals: ['not-found', 'not-ready', 'improving', 'change-quota'],
})
