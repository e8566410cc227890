import { afterEach, describe, expect, it } from 'vitest'
import { modelBrief } from '../../src/api/author/model/model-brief.ts'
import { storedParameter, storedReceipt } from '../../src/api/db/story-columns.ts'
import { checkManuscript } from '../../src/api/editor/manuscript.ts'
import { storedChapters } from '../../src/api/pipeline/work.ts'
import { outputIn } from '../../src/api/stories/step-outputs.ts'
import { briefOf } from '../../src/api/story/brief-of.ts'
import type { StoryStatus } from '../../src/contract/story.ts'
import { exampleParameter } from '../helpers/example-parameter.ts'
import { responseTo } from '../helpers/fake-model/answers.ts'
import { authorAt, SHORT_DEADLINES } from '../helpers/fake-model/author.ts'
import type { Fault } from '../helpers/fake-model/faults.ts'
import { type FakeModel, type FakeModelOptions, startFakeModel } from '../helpers/fake-model/server.ts'
import { openTestService, type TestService } from '../helpers/service.ts'
import { claimOf, readAs, startStory } from '../helpers/start-story.ts'

let test: TestService
let fake: FakeModel
afterEach(async () => {
  await test.close()
  await fake.stop()
})

async function write(options: FakeModelOptions) {
  fake = await startFakeModel(options)
  test = await openTestService({ author: authorAt(fake, SHORT_DEADLINES) })
  await test.work()
  const response = await startStory(test.server, { parameter: exampleParameter({ story: { length: '1000' } }) })
  const { id } = response.json() as { id: string }
  return { id, claim: claimOf(response), state: await test.ended(id) }
}

describe('A story by a model', () => {
  it('passes the same editor, and says who wrote it', async () => {
    const { id, claim, state } = await write({})
    expect(state).toBe('complete')
    const status: StoryStatus = (await readAs(test.server, claim, `/stories/${id}/generator-status`)).json()
    expect(status.writtenBy).toBe('model')
    const row = await test.database.db.selectFrom('story').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const chapters = await storedChapters(test.database.db, id)
    expect(chapters.map(({ text }) => text)).toEqual(status.story.chapters.map(({ text }) => text))
    const brief = modelBrief(briefOf(storedParameter(row.parameter), row.seed))
    expect(checkManuscript(brief, chapters)).toEqual([])
    // Every answer that takes any wording is in the receipt by the words that the author quoted.
    const quoted = chapters.flatMap(({ quotes = [] }) => quotes.map(({ quote }) => quote))
    const receipt = storedReceipt(row.receipt) ?? []
    const free = new Set(brief.facts.filter(({ byQuote }) => byQuote).map(({ id: fact }) => fact))
    expect(receipt.filter(({ fact }) => free.has(fact)).every(({ quote }) => quoted.includes(quote))).toBe(true)
  })

  it('keeps its secret: who waits sees neither the turn nor the ending, whose words every later request has', async () => {
    const { id, claim, state } = await write({})
    expect(state).toBe('complete')
    const { db } = test.database
    const steps = await db.selectFrom('story_step').selectAll().where('story_id', '=', id).execute()
    const { secret } = outputIn(steps, 'plan') ?? {}
    const shown = (await readAs(test.server, claim, `/stories/${id}/generator-status`)).body
    const { promises = [], speech = [], course = [], notes = [], ...texts } = secret ?? {}
    const kept = [...Object.values(texts), ...notes, ...promises, ...course, ...speech.map(({ line }) => line)]
    expect(kept.length).toBeGreaterThan(8)
    const story = JSON.parse(shown) as StoryStatus
    expect(story.storyPlan).not.toHaveProperty('secret')
    expect(kept.filter(text => JSON.stringify(story.storyPlan).includes(text))).toEqual([])
    const later = fake.requests.filter(({ schemaName = '' }) => ['outline', 'chapter', 'repair'].includes(schemaName))
    expect(later.length).toBeGreaterThan(2)
    expect(later.filter(({ prompt }) => !prompt.includes(secret?.lastImage ?? ' missing '))).toEqual([])
  })

  it('tells each chapter the ones before it as they were written', async () => {
    const { id } = await write({})
    const chapters = await storedChapters(test.database.db, id)
    const third = fake.requests.find(({ headers }) => String(headers['idempotency-key']).includes('chapter-3-1'))
    const before = chapters.filter(({ number }) => number < 3).flatMap(({ text }) => text.split('\n'))
    expect(before.length).toBeGreaterThan(4)
    expect(before.filter(text => !third?.prompt.includes(JSON.stringify(text)))).toEqual([])
  })

  it('is complete where the final reader confirms an answer told without a word of it, and changes nothing', async () => {
    const retold = (text: string) => text.replaceAll(/leises Ticken/gu, 'kleines Pochen')
    const { id, state } = await write({
      write: request => {
        const response = responseTo(request)
        return request.schemaName === 'chapter' || request.schemaName === 'repair'
          ? JSON.parse(retold(response))
          : JSON.parse(response)
      },
    })
    expect(state).toBe('complete')
    const quotes = (await storedChapters(test.database.db, id)).flatMap(chapter => chapter.quotes ?? [])
    const confirmed = quotes.filter(({ isConfirmed }) => isConfirmed)
    expect(confirmed.map(({ fact }) => fact)).toEqual(['dynamic.0'])
    expect(confirmed[0]?.quote).toContain('kleines Pochen')
  })

  it('is charged: what every request used is on record, and no more is held than was used', async () => {
    const { id } = await write({})
    const { db } = test.database
    const spent = await db.selectFrom('provider_usage').selectAll().where('story_id', '=', id).execute()
    expect(spent.length).toBe(fake.requests.length)
    const total = spent.reduce((sum, row) => sum + row.input_tokens + row.output_tokens, 0)
    const reserved = await db
      .selectFrom('token_reservation')
      .selectAll()
      .where('story_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(reserved).toMatchObject({ used: total, settled: true })
    expect(reserved.reserved).toBeGreaterThanOrEqual(total)
  })

  it('is written in the end though every third answer is a bad one', async () => {
    const bad: Fault[] = ['server-error', 'garbage', 'wrong-shape', 'truncated', 'reset', 'empty']
    const { state } = await write({
      faultFor: (_request, index) => (index % 3 === 2 ? bad[((index / 3) % bad.length) | 0] : undefined),
    })
    expect(state).toBe('complete')
  })

  it('says which answers to look at when the model holds its answers back, and forgets it when it is tried again', async () => {
    let isDelicate = true
    fake = await startFakeModel({ faultFor: () => (isDelicate ? 'withheld' : undefined) })
    test = await openTestService({ author: authorAt(fake, SHORT_DEADLINES) })
    await test.work()
    const parameter = exampleParameter({ story: { length: '500', refinement: 'Oma soll aus dem Krankenhaus kommen.' } })
    const response = await startStory(test.server, { parameter })
    const { id } = response.json() as { id: string }
    const claim = claimOf(response)
    const status = async (): Promise<StoryStatus> =>
      (await readAs(test.server, claim, `/stories/${id}/generator-status`)).json()
    expect(await test.ended(id)).toBe('failed')
    const { failure } = await status()
    expect(failure?.reason).toBe('withheld')
    expect(failure?.answers).toContainEqual({ fact: 'story.refinement', question: null })
    expect(JSON.stringify(failure)).not.toContain('Krankenhaus')
    isDelicate = false
    await test.server.inject({ method: 'POST', url: `/api/v1/stories/${id}/retry`, cookies: { claim } })
    expect((await status()).failure).toBeUndefined()
    expect(await test.ended(id)).toBe('complete')
  })

  it('fails, and does not hang, when the key is refused', async () => {
    const { state } = await write({ faultFor: () => 'unauthorized' })
    expect(state).toBe('failed')
    expect(test.logged.join('\n')).not.toMatch(/sk-very-secret|Łucja|Ingrid/)
  })
})
