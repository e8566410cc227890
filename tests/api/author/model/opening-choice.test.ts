import { afterEach, expect, test } from 'vitest'
import { DEADLINES } from '../../../../src/api/outside/model/deadlines.ts'
import { OPENING_LENSES } from '../../../../src/api/prompts/opening-judge-task.ts'
import { exampleBrief } from '../../../helpers/example-brief.ts'
import { authorAt, bibleOf, options } from '../../../helpers/fake-model/author.ts'
import type { ChatRequest } from '../../../helpers/fake-model/request.ts'
import { type FakeModel, type FakeModelOptions, startFakeModel } from '../../../helpers/fake-model/server.ts'

let fake: FakeModel
afterEach(() => fake.stop())

const keyOf = ({ headers }: ChatRequest) => String(headers['idempotency-key'])
const lensOf = (request: ChatRequest) => OPENING_LENSES.findIndex(lens => request.prompt.includes(lens)) + 1

async function opening(best: number, more: FakeModelOptions = {}, changes: Parameters<typeof exampleBrief>[0] = {}) {
  const write = (request: ChatRequest) =>
    request.schemaName === 'chapter' ? { paragraphs: [`Draft ${lensOf(request)}.`], quotes: [] } : { best }
  fake = await startFakeModel({ write, ...more })
  return authorAt(fake, DEADLINES).chapter(bibleOf(exampleBrief(changes)), 1, undefined, options())
}

test('writes two openings side by side, and takes the one that the judge picks', async () => {
  const bothRequested = Promise.withResolvers<void>()
  let open = 0
  const beforeResponse = async (request: ChatRequest) => {
    if (request.schemaName !== 'chapter') return
    open += 1
    if (open === OPENING_LENSES.length) bothRequested.resolve()
    await bothRequested.promise
  }
  expect((await opening(2, { beforeResponse })).text).toBe('Draft 2.')
  expect(fake.requests.map(keyOf).toSorted()).toEqual([
    'story-1:chapter-1-1-draft-1',
    'story-1:chapter-1-1-draft-2',
    'story-1:opening-judge',
  ])
})

test('takes the first without a usable verdict, and the one that is there when the other fails', async () => {
  expect((await opening(9)).text).toBe('Draft 1.')
  await fake.stop()
  const faultFor = (request: ChatRequest) => (lensOf(request) === 1 ? ('no-json' as const) : undefined)
  expect((await opening(1, { faultFor })).text).toBe('Draft 2.')
  expect(fake.requests.filter(({ schemaName }) => schemaName === 'opening-judge')).toEqual([])
})

test('writes later chapters, and an opening of several parts, once', async () => {
  fake = await startFakeModel()
  const author = authorAt(fake, DEADLINES)
  const bible = bibleOf(exampleBrief({ words: 2000, chapterCount: 4 }))
  await author.chapter(bible, 2, await author.outline(bible, options()), options())
  expect(fake.requests.filter(({ schemaName }) => schemaName === 'chapter')).toHaveLength(1)
  const long = bibleOf(exampleBrief({ words: 5000, chapterCount: 1 }))
  await author.chapter(long, 1, undefined, options())
  expect(fake.requests.filter(({ schemaName }) => schemaName === 'opening-judge')).toEqual([])
})

test('names nobody of the answers where only places are thought of', async () => {
  fake = await startFakeModel()
  const brief = exampleBrief()
  await authorAt(fake, DEADLINES).places(brief, options())
  const prompt = fake.requests[0]?.prompt ?? ''
  expect(prompt).toContain(brief.location)
  for (const { name } of [brief.hero, ...brief.relations]) expect(prompt).not.toContain(name)
})
