import { retryGenerator } from '../../contract/calls/retry-generator.ts'
import { defineHandler } from '../http/handler.ts'
import { retryStory } from '../stories/retry-story.ts'

export default defineHandler(retryGenerator, async ({ params, caller }, service) =>
  retryStory(service, params.id, caller),
)
