import { isFirstStory } from '../../contract/calls/is-first-story.ts'
import { ownStory } from '../accounts/own-story.ts'
import { defineHandler } from '../http/handler.ts'
import { Refusal } from '../results/refusal.ts'
import { isFirst } from '../shop/first-story.ts'

export default defineHandler(isFirstStory, async ({ params, caller }, service) => {
  const story = await ownStory(service.db, params.storyId, caller)
  return story instanceof Refusal ? story : isFirst(service, story, caller)
})
