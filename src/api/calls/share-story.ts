import { shareStory } from '../../contract/calls/share-story.ts'
import { answerSignedIn } from '../http/handler.ts'
import { shareStory as share } from '../stories/share-story.ts'

export default answerSignedIn(shareStory, async ({ params, caller, signedIn }, service) =>
  share(service, params.id, { ...caller, signedIn }),
)
