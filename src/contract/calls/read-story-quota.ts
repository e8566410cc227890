import { defineCall } from '../call.ts'
import { StoryQuota } from '../story-quota.ts'

export const readStoryQuota = defineCall({
  name: 'read-story-quota',
  method: 'GET',
  path: '/story-quota',
  summary: 'Whether the caller may begin a story today, and when again',
  cost: 4,
  output: StoryQuota,
  refusals: [],
})
