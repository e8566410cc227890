import { afterEach, expect, test } from 'vitest'
import { DEADLINES } from '../../../../src/api/outside/model/deadlines.ts'
import { PLAN_LENSES } from '../../../../src/api/prompts/plan-judge-task.ts'
import { exampleBrief } from '../../../helpers/example-brief.ts'
import { authorAt, bibleOf, options, plotSecret } from '../../../helpers/fake-model/author.ts'
import type { ChatRequest } from '../../../helpers/fake-model/request.ts'
import { type FakeModel, type FakeModelOptions, startFakeModel } from '../../../helpers/fake-model/server.ts'

let fake: FakeModel
afterEach(() => fake.stop())

const { brief, sheet, scenery } = bibleOf(exampleBrief())
const keyOf = ({ headers }: ChatRequest) => String(headers['idempotency-key'])
const lensOf = (request: ChatRequest) => PLAN_LENSES.findIndex(lens => request.prompt.includes(lens)) + 1

/** Plans whose title is the number of their lens. */
const planOf = (request: ChatRequest) => ({
  title: `Plan ${lensOf(request)}`,
  teaser: 'It hums at night. Nobody knows why.',
  chapters: [1, 2, 3].map(number => ({ title: `Part ${number}`, summary: 'She looks for the sound.' })),
  secret: plotSecret(3),
  subjects: { things: ['bell', 'rope'], locations: ['village'] },
})
const JUDGEMENT = {
  best: 2,
  borrow: ['the rope of plan 3'],
  objection: 'Why did she not simply call?',
  planted: 'The rope is frayed on the second evening.',
  pays: '',
  turn: 'The frayed rope parts, so the bell rings by itself.',
  weakness: 'Nobody is in a hurry.',
}

async function plan(
  judgement: unknown,
  more: FakeModelOptions = {},
  authorOptions: Parameters<typeof authorAt>[2] = {},
) {
  const write = (request: ChatRequest) => (request.schemaName === 'plan' ? planOf(request) : judgement)
  fake = await startFakeModel({ ...more, write })
  return authorAt(fake, DEADLINES, authorOptions).plan(brief, sheet, scenery, options())
}

test('writes three plans side by side, each through another lens, and takes the one that the judge picks', async () => {
  const allRequested = Promise.withResolvers<void>()
  let open = 0
  // No plan is answered before all are asked for.
  const beforeResponse = async (request: ChatRequest) => {
    if (request.schemaName !== 'plan') return
    open += 1
    if (open === PLAN_LENSES.length) allRequested.resolve()
    await allRequested.promise
  }
  const made = await plan(JUDGEMENT, { beforeResponse })
  expect(fake.requests.map(keyOf).toSorted()).toEqual([
    'story-1:plan-1',
    'story-1:plan-2',
    'story-1:plan-3',
    'story-1:plan-judge',
  ])
  expect(fake.mostAtOnce()).toBe(3)
  expect(made.title).toBe('Plan 2')
  expect(made.secret?.notes).toEqual(['the rope of plan 3', 'Why did she not simply call?', 'Nobody is in a hurry.'])
})

test('asks for one plan and no judge where stories are to be fast', async () => {
  const made = await plan(JUDGEMENT, {}, { quality: 'fast' })
  expect(fake.requests.map(keyOf)).toEqual(['story-1:plan'])
  expect(made.secret?.notes).toBeUndefined()
})

test('takes the first plan when no judgement can be used, and a plan without a judge when the others fail', async () => {
  expect((await plan({ ...JUDGEMENT, best: 7 })).title).toBe('Plan 1')
  expect(fake.requests.at(-1)?.prompt).toContain('must be the number of a plan')
  await fake.stop()
  const faultFor = (request: ChatRequest) => (lensOf(request) === 3 ? undefined : ('no-json' as const))
  expect((await plan(JUDGEMENT, { faultFor })).title).toBe('Plan 3')
  expect(fake.requests.filter(({ schemaName }) => schemaName === 'plan-judge')).toEqual([])
})

test('waits when the judge is away: a day later it may be back', async () => {
  const faultFor = ({ schemaName }: ChatRequest) =>
    schemaName === 'plan-judge' ? ('server-error' as const) : undefined
  await expect(plan(JUDGEMENT, { faultFor })).rejects.toMatchObject({ service: 'model' })
})

test('has the judge think the turn over, and plans on with what it mends against its own objection', async () => {
  const made = await plan(JUDGEMENT)
  const { planted, pays, turn } = JUDGEMENT
  expect(fake.requests.at(-1)?.prompt).toContain('what a clever child would object')
  expect(made.secret).toMatchObject({ planted, turn, pays: plotSecret(3).pays })
  expect(pays).toBe('')
})

test('keeps the plan’s own turn where the mended one would be given away by what a visitor reads', async () => {
  const turn = 'It hums at night, and nobody knows why: it hums at night. Nobody knows why.'
  const made = await plan({ ...JUDGEMENT, turn })
  expect(made.secret).toMatchObject({ turn: plotSecret(3).turn, planted: plotSecret(3).planted })
  expect(made.secret?.notes).toContain(JUDGEMENT.objection)
})
