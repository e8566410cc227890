import { listOffered } from '../../contract/calls/list-offered.ts'
import { offeredStories } from '../accounts/offered-stories.ts'
import { answerSignedIn } from '../http/handler.ts'

export default answerSignedIn(listOffered, async ({ signedIn }, service) => offeredStories(service, signedIn))
