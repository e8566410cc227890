import { inspect } from 'node:util'
import { afterEach, describe, expect, test } from 'vitest'
import { AuthorError } from '../../../../src/api/author/author.ts'
import { DEADLINES } from '../../../../src/api/outside/model/deadlines.ts'
import { outageIn } from '../../../../src/lib/service-unavailable.ts'
import { exampleBrief } from '../../../helpers/example-brief.ts'
import { authorAt, bibleOf, options, SECRET_KEY, SHORT_DEADLINES } from '../../../helpers/fake-model/author.ts'
import { FAULTS, type Fault } from '../../../helpers/fake-model/faults.ts'
import { type FakeModel, startFakeModel } from '../../../helpers/fake-model/server.ts'

const brief = exampleBrief({ words: 500, chapterCount: 1 })
/** Answers that say what was wrong: worth asking once more. */
const BAD_OUTPUTS: readonly Fault[] = ['garbage', 'no-json', 'wrong-shape', 'truncated', 'withheld', 'empty']
/** Only these wait for a deadline, and the usual ones are longer than a test; a busy machine must not cut the others short. */
const SLOW: readonly Fault[] = ['drip', 'endless', 'hang', 'hang-midway']
/** What passes by itself, and is waited for. */
const OUTAGES: readonly Fault[] = [
  'too-many-requests',
  'server-error',
  'drip',
  'hang',
  'hang-midway',
  'reset',
  'reset-midway',
  'error-midway',
]
const FOR_GOOD: readonly Fault[] = ['unauthorized', 'bad-request']

const FAST = { quality: 'fast' } as const

let fake: FakeModel
afterEach(() => fake.stop())

async function failureOf(fault: Fault): Promise<{ error: unknown; usages: number }> {
  fake = await startFakeModel({ faultFor: () => fault })
  const requests = options()
  const author = authorAt(fake, SLOW.includes(fault) ? SHORT_DEADLINES : DEADLINES, FAST)
  const error = await author.chapter(bibleOf(brief), 1, undefined, requests).catch((reason: unknown) => reason)
  return { error, usages: requests.usages.length }
}

describe.each(FAULTS)('a model that answers with "%s"', fault => {
  test('ends in an author error or an outage within the deadline, which leaks nothing', async () => {
    const { error, usages } = await failureOf(fault)
    if (OUTAGES.includes(fault)) expect(outageIn(error)?.service).toBe('model')
    else expect(error).toBeInstanceOf(AuthorError)
    if (error instanceof AuthorError) expect(error.passing).toBe(!FOR_GOOD.includes(fault))
    const shown = inspect(error, { depth: 10, showHidden: true })
    for (const secret of [SECRET_KEY, brief.hero.name, brief.location, 'Once', 'Certainly'])
      expect(shown).not.toContain(secret)
    expect(fake.requests).toHaveLength(BAD_OUTPUTS.includes(fault) ? 2 : 1)
    expect(usages).toBe(fake.requests.length)
  })
})

test.each(BAD_OUTPUTS)('asks once more after "%s" and takes the good answer', async fault => {
  fake = await startFakeModel({ faultFor: (_, index) => (index === 0 ? fault : undefined) })
  const chapter = await authorAt(fake, DEADLINES, FAST).chapter(bibleOf(brief), 1, undefined, options())
  expect(chapter.text).toContain('Łucja')
  const [first, second] = fake.requests
  expect(first?.headers['idempotency-key']).toBe('story-1:chapter-1-1')
  expect(second?.headers['idempotency-key']).toBe('story-1:chapter-1-1:2')
  expect(second?.prompt).toContain('Your last answer could not be used:')
})

test('names to the model which field was wrong', async () => {
  fake = await startFakeModel({ faultFor: (_, index) => (index === 0 ? 'wrong-shape' : undefined) })
  await authorAt(fake).character(brief, options())
  expect(fake.requests[1]?.prompt).toContain('epithet: must be string')
})

test('stops at once when nobody waits any more', async () => {
  fake = await startFakeModel({ faultFor: () => 'hang' })
  const leaving = new AbortController()
  const writing = authorAt(fake).character(brief, options('story-1', leaving.signal))
  await expect.poll(() => fake.requests.length).toBe(1)
  leaving.abort()
  await expect(writing).rejects.toMatchObject({ name: 'AuthorError', passing: true })
})

test('says that a server which is not there may come back', async () => {
  fake = await startFakeModel()
  await fake.stop()
  const requests = options()
  await expect(authorAt(fake).character(brief, requests)).rejects.toMatchObject({ service: 'model' })
  // Waiting for it for a day must not use up what was set aside.
  expect(requests.usages.every(({ inputTokens, outputTokens }) => inputTokens + outputTokens === 0)).toBe(true)
})
