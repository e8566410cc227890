import { listOffered } from '../../contract/calls/list-offered.ts'
import { offeredStories } from '../accounts/offered-stories.ts'
import { defineSignedInHandler } from '../http/handler.ts'

export default defineSignedInHandler(listOffered, async ({ signedIn }, service) => offeredStories(service, signedIn))
