import { revokeShare } from '../../contract/calls/revoke-share.ts'
import { defineSignedInHandler } from '../http/handler.ts'
import { revokeShare as revoke } from '../stories/share-story.ts'

export default defineSignedInHandler(revokeShare, async ({ params, caller, signedIn }, service) =>
  revoke(service, params.id, { ...caller, signedIn }),
)
