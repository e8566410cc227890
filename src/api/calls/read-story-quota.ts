import { readStoryQuota } from '../../contract/calls/read-story-quota.ts'
import { defineHandler } from '../http/handler.ts'
import { viewQuota } from '../stories/story-quota.ts'

export default defineHandler(readStoryQuota, async ({ caller }, service) => viewQuota(service.db, service, caller))
