import { expect, test } from 'vitest'
import { STATUS_POLL_MS } from '../../../src/contract/limits.ts'
import { createGeneration, statusOf } from '../../../src/stores/progress/generation.ts'
import { fakeClock, settle } from '../fake-clock.ts'
import { fakeService } from '../fake-service.ts'
import { fakeVisibility } from '../fake-visibility.ts'
import { STORY_ID, STORY_PATH, sampleStatus } from '../sample-story.ts'

test('says which chapters it holds, and shows them though their texts are not sent again', async () => {
  const time = fakeClock()
  const service = fakeService((_, count) => {
    const status = sampleStatus({ position: 7, chapters: count === 1 ? [1] : [1, 2] })
    const chapters = status.story.chapters.map(chapter =>
      count > 1 && chapter.number === 1 ? { ...chapter, text: '' } : chapter,
    )
    return { json: { ...status, story: { ...status.story, chapters } } }
  })
  const generation = createGeneration({ ask: service.ask, clock: time.clock, visibility: fakeVisibility().visibility })
  generation.open({ pathname: STORY_PATH, search: '' })
  await settle()
  await time.advance(STATUS_POLL_MS)
  expect(service.requests.at(-1)?.path).toBe(`/api/v1/stories/${STORY_ID}/generator-status?known=1.text-0xx`)
  const texts = statusOf(generation.$generation.get())?.story.chapters.map(({ text }) => text)
  expect(texts).toEqual(Array(2).fill('Der Wald war still.\nNur der Fuchs nicht.'))
  generation.stop()
})

test('takes the text of a chapter that was written anew', async () => {
  const time = fakeClock()
  const service = fakeService((_, count) => {
    const status = sampleStatus({ position: 7, chapters: [1] })
    const chapters = status.story.chapters.map(chapter =>
      count > 1 ? { ...chapter, revision: 'text-new', text: 'Neu.' } : chapter,
    )
    return { json: { ...status, story: { ...status.story, chapters } } }
  })
  const generation = createGeneration({ ask: service.ask, clock: time.clock, visibility: fakeVisibility().visibility })
  generation.open({ pathname: STORY_PATH, search: '' })
  await settle()
  await time.advance(STATUS_POLL_MS)
  expect(statusOf(generation.$generation.get())?.story.chapters.map(({ text }) => text)).toEqual(['Neu.'])
  generation.stop()
})
