import { readStory } from '../../contract/calls/read-story.ts'
import { defineHandler } from '../http/handler.ts'
import { viewStory } from '../stories/view-story.ts'

export default defineHandler(readStory, async ({ params, caller }, service) => viewStory(service, params.id, caller))
