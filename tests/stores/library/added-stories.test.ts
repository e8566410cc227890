import { expect, it } from 'vitest'
import { createRemoving } from '../../../src/stores/library/added-stories.ts'
import { fakeService } from '../fake-service.ts'
import { STORY_ID } from '../sample-story.ts'

it('takes a story that was shared off the shelf', async () => {
  const { ask, requests } = fakeService(() => ({ json: { removed: true } }))
  const { $removing, remove } = createRemoving(ask)
  const removed = remove(STORY_ID)
  expect($removing.get()).toBe(STORY_ID)
  expect(await removed).toBeUndefined()
  expect($removing.get()).toBeUndefined()
  expect(requests).toMatchObject([{ method: 'DELETE', path: `/api/v1/stories/${STORY_ID}/added` }])
})

it('is content when the story is gone already, and says what else went wrong', async () => {
  const gone = createRemoving(fakeService(() => ({ status: 404, json: { error: 'not-found' } })).ask)
  expect(await gone.remove(STORY_ID)).toBeUndefined()
  const unread = createRemoving(fakeService(() => 'network-failure').ask)
  expect(await unread.remove(STORY_ID)).toBe('not-serving')
})
