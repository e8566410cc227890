import { isFirstStory } from '../../contract/calls/is-first-story.ts'
import { answer } from '../http.ts'
import { Refusal } from '../refusal.ts'
import { isFirst } from '../shop/first-story.ts'
import { ownStory } from '../stories/own-story.ts'

export default answer(isFirstStory, async ({ params, caller }, service) => {
  const story = await ownStory(service.db, params.storyId, caller)
  return story instanceof Refusal ? story : isFirst(service, story, caller)
})
