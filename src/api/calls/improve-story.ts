import { improveStory } from '../../contract/calls/improve-story.ts'
import { answer } from '../http/handler.ts'
import { improveStory as takeWish } from '../stories/improve-story.ts'

export default answer(improveStory, async ({ params, body, caller }, service) =>
  takeWish(service, params.id, caller, body.changes.join('\n').trim()),
)
