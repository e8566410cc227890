import { changeShare } from '../../contract/calls/change-share.ts'
import { defineSignedInHandler } from '../http/handler.ts'
import { changeShare as change } from '../stories/share-story.ts'

export default defineSignedInHandler(changeShare, async ({ params, body, caller, signedIn }, service) =>
  change(service, params.id, { words: body, viewer: { ...caller, signedIn } }),
)
