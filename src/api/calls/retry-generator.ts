import { retryGenerator } from '../../contract/calls/retry-generator.ts'
import { answer } from '../http/handler.ts'
import { retryStory } from '../stories/retry-story.ts'

export default answer(retryGenerator, async ({ params, caller }, service) => retryStory(service, params.id, caller))
