import { isFirstStory } from '../../contract/calls/is-first-story.ts'
import { answer } from '../http.ts'
import { Refusal } from '../refusal.ts'
import { isFirst } from '../shop/first-story.ts'
import { ownStory } from '../stories/own-story.ts'

export default answer(isFirstStory, async ({ params, caller }, { db }) => {
  const story = await ownStory(db, params.storyId, caller)
  return story instanceof Refusal ? story : isFirst(db, story, caller)
})
