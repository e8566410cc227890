import { defineCall } from '../call.ts'
import { StoryQuota } from '../story-quota.ts'

export const cancelReminder = defineCall({
  name: 'cancel-reminder',
  method: 'DELETE',
  path: '/story-quota/reminder',
  summary: 'Takes back what ask-reminder asked for; idempotent',
  access: 'session',
  output: StoryQuota,
  refusals: ['proof-needed'],
})
