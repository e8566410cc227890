import { improveStory } from '../../contract/calls/improve-story.ts'
import { defineHandler } from '../http/handler.ts'
import { improveStory as improve } from '../stories/improve-story.ts'

export default defineHandler(improveStory, async ({ params, body, caller }, service) =>
  improve(service, params.id, caller, body.changes.join('\n').trim()),
)
