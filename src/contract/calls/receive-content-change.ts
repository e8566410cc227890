import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { CONTENT_HOOK_MAX_BYTES } from '../limits.ts'

/** Webhook; the change itself is looked up, whatever the body says. */
export const receiveContentChange = defineCall({
  name: 'receive-content-change',
  method: 'POST',
  path: '/hooks/content',
  summary: 'Says that editorial content changed',
  access: 'content-hook',
  body: z.unknown(),
  bodyMaxBytes: CONTENT_HOOK_MAX_BYTES,
  output: z.object({ received: z.literal(true) }),
  refusals: [],
})
