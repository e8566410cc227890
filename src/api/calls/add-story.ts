import { addStory } from '../../contract/calls/add-story.ts'
import { answerSignedIn } from '../http/handler.ts'
import { addStory as add } from '../stories/add-shared.ts'

export default answerSignedIn(addStory, async ({ params, caller, signedIn }, service) =>
  add(service, params.id, { ...caller, signedIn }),
)
