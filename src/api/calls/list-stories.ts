import { listStories } from '../../contract/calls/list-stories.ts'
import { answer } from '../http.ts'
import { viewStories } from '../stories/view-story.ts'

export default answer(listStories, async ({ query, caller }, service) =>
  viewStories(service, caller, query.type?.split(',')),
)
