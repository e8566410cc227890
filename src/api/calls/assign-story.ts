import { assignStory } from '../../contract/calls/assign-story.ts'
import { assignStory as assign } from '../accounts/assign-story.ts'
import { defineSignedInHandler } from '../http/handler.ts'

export default defineSignedInHandler(assignStory, async ({ params, caller, signedIn }, service) =>
  assign(service, { claimHash: caller.claimHash, signedIn }, { story: params.id, userId: params.user_id }),
)
