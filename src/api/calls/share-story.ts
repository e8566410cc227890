import { shareStory } from '../../contract/calls/share-story.ts'
import { defineSignedInHandler } from '../http/handler.ts'
import { shareStory as share } from '../stories/share-story.ts'

export default defineSignedInHandler(shareStory, async ({ params, caller, signedIn }, service) =>
  share(service, params.id, { ...caller, signedIn }),
)
