import { addStory } from '../../contract/calls/add-story.ts'
import { defineSignedInHandler } from '../http/handler.ts'
import { addStory as add } from '../stories/add-shared.ts'

export default defineSignedInHandler(addStory, async ({ params, caller, signedIn }, service) =>
  add(service, params.id, { ...caller, signedIn }),
)
