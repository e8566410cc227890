import * as z from 'zod/mini'
import { Target } from '../account.ts'
import { defineCall } from '../call.ts'
import { LANGUAGES } from '../languages.ts'
import { StoryQuota } from '../story-quota.ts'

/** Idempotent. Nothing is stored where a story may begin now. */
export const askReminder = defineCall({
  name: 'ask-reminder',
  method: 'PUT',
  path: '/story-quota/reminder',
  summary: 'Asks for one mail when the caller may begin a story again',
  access: 'session',
  cost: 4,
  /** `to`: page that the mail leads to. */
  body: z.strictObject({ language: z.enum(LANGUAGES), to: z.optional(Target) }),
  output: StoryQuota,
  refusals: ['proof-needed'],
})
