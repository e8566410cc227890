import { decideOffered } from '../../contract/calls/decide-offered.ts'
import { decideOffered as decide } from '../accounts/offered-stories.ts'
import { defineSignedInHandler } from '../http/handler.ts'

export default defineSignedInHandler(decideOffered, async ({ body, signedIn }, service) =>
  decide(service, signedIn, { keep: body.decision === 'keep', stories: body.stories }),
)
