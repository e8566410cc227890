import { expect, test } from 'vitest'
import { LOG_MESSAGE_MS, STATUS_POLL_MS } from '../../../src/contract/limits.ts'
import type { StoryStatus } from '../../../src/contract/story.ts'
import { createGeneration } from '../../../src/stores/progress/generation.ts'
import { newLines } from '../../../src/stores/progress/generation-log.ts'
import { fakeClock, settle } from '../fake-clock.ts'
import { fakeService } from '../fake-service.ts'
import { fakeVisibility } from '../fake-visibility.ts'
import { STORY_PATH, sampleStatus } from '../sample-story.ts'

/** Follows a generation whose nth look finds the nth status, and the last one ever after. */
async function followed(...statuses: StoryStatus[]) {
  const time = fakeClock()
  const service = fakeService((_, count) => ({ json: statuses[Math.min(count, statuses.length) - 1] }))
  const { visibility } = fakeVisibility()
  const generation = createGeneration({ ask: service.ask, clock: time.clock, visibility })
  generation.open({ pathname: STORY_PATH, search: '' })
  await settle()
  return { ...time, lines: () => generation.$log.get(), keys: () => generation.$log.get().map(line => line.key) }
}

test('shows one line at once, and those that wait within six seconds, the newest first', async () => {
  const { keys, advance } = await followed(sampleStatus({ position: 0 }), sampleStatus({ position: 3 }))
  expect(keys()).toEqual(['start'])
  await advance(STATUS_POLL_MS)
  expect(keys()).toEqual(['character', 'start'])
  await advance(LOG_MESSAGE_MS / 3 - 1)
  expect(keys()).toEqual(['character', 'start'])
  await advance(1)
  expect(keys()).toEqual(['places', 'character', 'start'])
  await advance(LOG_MESSAGE_MS / 3)
  expect(keys()).toEqual(['plan', 'places', 'character', 'start'])
})

test('shows a chapter, and all that was before it, as soon as it can be read', async () => {
  const { keys, advance } = await followed(
    sampleStatus({ position: 0 }),
    sampleStatus({ position: 4, chapters: [1] }),
    sampleStatus({ position: 4, chapters: [1, 2] }),
  )
  await advance(STATUS_POLL_MS)
  expect(keys().toReversed()).toEqual(['start', 'character', 'places', 'plan', 'draft', 'chapter'])
  await advance(STATUS_POLL_MS)
  expect(keys().filter(key => key === 'chapter')).toHaveLength(2)
})

test('shows everything that waits when the story is complete', async () => {
  const { keys, advance } = await followed(
    sampleStatus({ position: 0 }),
    sampleStatus({ position: 7, chapters: [1] }),
    sampleStatus({ position: 10 }),
  )
  await advance(2 * STATUS_POLL_MS)
  expect(keys().toReversed()).toEqual([
    'start',
    'character',
    'places',
    'plan',
    'draft',
    'cover',
    'check',
    'edit',
    'chapter',
    'chapter',
    'chapter',
    'chapters',
    'editions',
    'complete',
  ])
})

test('stamps each line with the seconds since the generation began', async () => {
  const { lines, advance } = await followed(
    sampleStatus({ position: 0, elapsedSeconds: 0.4 }),
    sampleStatus({ position: 1, elapsedSeconds: 6.4 }),
  )
  await advance(STATUS_POLL_MS)
  expect(lines().map(line => line.at)).toEqual([6, 0])
})

test('shows at once what a page open from the start would have shown, without claiming when', async () => {
  const { lines } = await followed(sampleStatus({ position: 4, elapsedSeconds: 13 }))
  expect(lines().map(({ key, at }) => [key, at])).toEqual([
    ['places', 13],
    ['character', null],
    ['start', null],
  ])
})

test('tells each finished chapter once, with its number and title, also when a later one is ready first', () => {
  const third = sampleStatus({ position: 7, chapters: [3] })
  const both = sampleStatus({ position: 7, chapters: [1, 3] })
  expect(newLines(sampleStatus({ position: 7 }), third, 1)).toMatchObject([{ key: 'chapter', values: { number: 3 } }])
  expect(newLines(third, both, 2)).toEqual([
    { key: 'chapter', values: { number: 1, total: 3, title: 'Post im Königswald' }, at: 2 },
  ])
  expect(newLines(both, both, 3)).toEqual([])
})

test('names the hero, the places and the size of the plan', () => {
  const lines = newLines(sampleStatus({ position: 0 }), sampleStatus({ position: 3 }), 1)
  expect(lines.map(line => line.values)).toEqual([
    { hero: 'Mila' },
    { count: 1, place: 'Oma Inges Garten' },
    { count: 3 },
  ])
})
