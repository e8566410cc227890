import { readStory } from '../../contract/calls/read-story.ts'
import { answer } from '../http/handler.ts'
import { viewStory } from '../stories/view-story.ts'

export default answer(readStory, async ({ params, caller }, service) => viewStory(service, params.id, caller))
