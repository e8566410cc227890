import { afterEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { DEADLINES } from '../../../../src/api/outside/model/deadlines.ts'
import { languageModel, type ModelConfig } from '../../../../src/api/outside/model/language-model.ts'
import type { ModelUsage } from '../../../../src/api/outside/model/model.ts'
import { openModel } from '../../../../src/api/outside/model/open-model.ts'
import { readOutput } from '../../../../src/api/outside/model/read-output.ts'
import { collected } from '../../../helpers/collected.ts'
import { type FakeModel, startFakeModel } from '../../../helpers/fake-model/server.ts'
import { processorMs } from '../../../helpers/processor-time.ts'

const PROVIDERS: readonly { provider: ModelConfig['provider']; textModel: string; path: string; keyHeader: string }[] =
  [
    { provider: 'openai-compatible', textModel: 'local', path: '/v1/chat/completions', keyHeader: 'authorization' },
    { provider: 'openai', textModel: 'gpt-4o', path: '/v1/chat/completions', keyHeader: 'authorization' },
    { provider: 'anthropic', textModel: 'claude-sonnet-4-5', path: '/v1/messages', keyHeader: 'x-api-key' },
  ]
const schema = z.strictObject({ title: z.string() })

let fake: FakeModel | undefined
afterEach(async () => fake?.stop())

const requests = (usages: ModelUsage[]) => ({
  instructions: 'Be brief.',
  prompt: 'A title.',
  outputTokens: 100,
  key: 'story-1:title',
  signal: new AbortController().signal,
  spent: async (usage: ModelUsage) => void usages.push(usage),
})

describe.each(PROVIDERS)('a model at "$provider"', ({ provider, textModel, path, keyHeader }) => {
  const open = (server: FakeModel) => openModel({ provider, baseUrl: server.baseUrl, apiKey: 'sk-1', textModel })

  test('is sent schema, key and idempotency key, and answers by the schema', async () => {
    fake = await startFakeModel({ write: () => ({ title: 'The Mill' }) })
    const usages: ModelUsage[] = []
    const answer = await open(fake).structured({ ...requests(usages), name: 'title', schema })
    expect(answer).toEqual({ state: 'good', value: { title: 'The Mill' } })
    const [request] = fake.requests
    expect(request?.path).toBe(path)
    expect(request?.headers[keyHeader]).toContain('sk-1')
    expect(request?.headers['idempotency-key']).toBe('story-1:title')
    expect(request?.schema).toMatchObject({ required: ['title'], additionalProperties: false })
    expect(request?.maxTokens).toBe(100)
    expect([request?.effort, request?.budgetTokens]).toEqual([undefined, undefined])
    expect(usages).toEqual([{ model: textModel, inputTokens: expect.any(Number), outputTokens: 5 }])
  })

  test('streams a text', async () => {
    fake = await startFakeModel({ tokensPerSecond: 200 })
    const pieces = await collected(open(fake).text(requests([])))
    expect(pieces.length).toBeGreaterThan(1)
    expect(pieces.join('')).toMatch(/^with a warm step\n/)
  })

  test('says when an answer was cut', async () => {
    fake = await startFakeModel({ faultFor: () => 'truncated' })
    const answer = await open(fake).structured({ ...requests([]), name: 'title', schema })
    expect(answer).toMatchObject({ state: 'bad', problem: expect.stringContaining('too long') })
  })

  test('says when it is overloaded midway, and when it refuses the key', async () => {
    fake = await startFakeModel({ faultFor: (_, index) => (index === 0 ? 'error-midway' : 'unauthorized') })
    const ask = () => open(fake as FakeModel).structured({ ...requests([]), name: 'title', schema })
    await expect(ask()).rejects.toMatchObject({ name: 'ModelError', passing: true })
    await expect(ask()).rejects.toMatchObject({ name: 'ModelError', passing: false, status: 401 })
  })
})

const thinking = { provider: 'openai-compatible', textModel: 'local', thinkingTokens: 50 } as const
const titled = (usages: ModelUsage[] = []) => ({ ...requests(usages), name: 'title', schema })

describe('a model that thinks', () => {
  const answer = { state: 'good', value: { title: 'The Mill' } }

  test('may think beside its answer, and is charged for it', async () => {
    fake = await startFakeModel({ thinkingTokens: 50, write: () => ({ title: 'The Mill' }) })
    const usages: ModelUsage[] = []
    expect(await openModel({ ...thinking, baseUrl: fake.baseUrl }).structured(titled(usages))).toEqual(answer)
    expect(fake.requests[0]?.maxTokens).toBe(150)
    expect(usages[0]?.outputTokens).toBe(55)
  })

  test('may be silent for as long as it thinks, and no longer', async () => {
    const deadlines = { ...DEADLINES, firstChunkMs: 100, chunkMs: 100, totalMsPerToken: 40 }
    fake = await startFakeModel({ firstTokenMs: 600, write: () => ({ title: 'The Mill' }) })
    const { baseUrl } = fake
    expect(await openModel({ ...thinking, baseUrl }, deadlines).structured(titled())).toEqual(answer)
    const impatient = openModel({ ...thinking, baseUrl, thinkingTokens: 0 }, deadlines)
    await expect(impatient.structured(titled())).rejects.toMatchObject({ failure: 'deadline' })
  })

  test('is said to have thought its answer away where it has', async () => {
    fake = await startFakeModel({ thinkingTokens: 500, write: () => ({ title: 'The Mill' }) })
    const said = await openModel({ ...thinking, baseUrl: fake.baseUrl }).structured(titled())
    expect(said).toMatchObject({ state: 'bad', isThoughtAway: true })
  })

  test.each([
    ['openai-compatible', 'local', { effort: 'high', budgetTokens: undefined }],
    ['openai', 'gpt-5', { effort: 'high', budgetTokens: undefined }],
    ['anthropic', 'claude-sonnet-4-5', { effort: undefined, budgetTokens: 4000 }],
    ['anthropic', 'claude-opus-5', { effort: 'high', budgetTokens: 4000 }],
    ['anthropic', 'claude-sonnet-5-5', { effort: 'high', budgetTokens: undefined }],
  ] as const)('is told at "%s", as %s, how long to', async (provider, textModel, told) => {
    fake = await startFakeModel({ write: () => ({ title: 'The Mill' }) })
    const model = openModel({ provider, baseUrl: fake.baseUrl, apiKey: 'sk-1', textModel, thinkingTokens: 4000 })
    expect(await model.structured({ ...titled(), effort: 'high' })).toEqual(answer)
    expect(fake.requests[0]).toMatchObject(told)
  })

  test('is told no more once it has refused to hear it, also where lines are asked for', async () => {
    fake = await startFakeModel({ refuses: ['effort'] })
    const model = openModel({ ...thinking, baseUrl: fake.baseUrl })
    const usages: ModelUsage[] = []
    expect((await collected(model.text(requests(usages)))).join('')).toMatch(/^with a warm step/)
    expect(await model.structured(titled())).toMatchObject({ state: 'good' })
    expect(fake.requests.map(({ effort }) => effort)).toEqual(['medium', undefined, undefined])
    expect(usages.map(({ inputTokens }) => inputTokens > 0)).toEqual([false, true])
  })
})

describe('a model that takes no schema', () => {
  const open = (config: Partial<ModelConfig> = {}) =>
    openModel({ provider: 'openai-compatible', textModel: 'local', baseUrl: fake?.baseUrl, ...config })
  const isSchemaSent = () => fake?.requests.map(({ body }) => 'response_format' in JSON.parse(body))

  test('is asked in words after its refusal, and from then on', async () => {
    fake = await startFakeModel({ refuses: ['schema'], write: () => '```json\n{"title": "The Mill",}\n```' })
    const model = open()
    const usages: ModelUsage[] = []
    expect(await model.structured(titled(usages))).toEqual({ state: 'good', value: { title: 'The Mill' } })
    expect(await model.structured(titled())).toMatchObject({ state: 'good' })
    expect(isSchemaSent()).toEqual([true, false, false])
    expect(fake.requests.map(({ headers }) => headers['idempotency-key'])).toEqual([
      'story-1:title',
      'story-1:title:again',
      'story-1:title',
    ])
    expect(fake.requests[1]).toMatchObject({ schemaName: 'title', schema: { required: ['title'] } })
    expect(usages.map(({ outputTokens }) => outputTokens > 0)).toEqual([false, true])
  })

  test('is asked in words from the beginning where the settings say so', async () => {
    fake = await startFakeModel({ refuses: ['schema'], write: () => ({ title: 'The Mill' }) })
    expect(await open({ json: 'text' }).structured(titled())).toMatchObject({ state: 'good' })
    expect(isSchemaSent()).toEqual([false])
  })

  test('may refuse all that it does not take, one after the other', async () => {
    fake = await startFakeModel({ refuses: ['schema', 'effort'], write: () => ({ title: 'The Mill' }) })
    expect(await open({ thinkingTokens: 50 }).structured(titled())).toMatchObject({ state: 'good' })
    expect(fake.requests).toHaveLength(3)
  })
})

test('needs an address for a compatible server', () => {
  const config = { provider: 'openai-compatible', textModel: 'local' } as const
  expect(() => languageModel(config, fetch)).toThrow('needs its address')
})

describe('reading an answer', () => {
  test.each([
    '{"title":"A"}',
    '```json\n{"title":"A"}\n```',
    '<think>{"title":1}?</think>{"title":"A"}',
    'Here: {"title":"A"} Enjoy!',
    "{title: 'A',}",
    '{"title":"A"',
    '{"title":"A"}}',
    'A story about {home}:\n{"title":"A"}',
    'The user wants {"title": 5}.</think>\n\n{"title":"A"}',
  ])('finds the object in %j', text => {
    expect(readOutput(text, 'stop', schema)).toEqual({ state: 'good', value: { title: 'A' } })
  })
  test.each(['', 'no', '{', '}{', '[1]', '{"title": }'])('finds none in %j', text => {
    expect(readOutput(text, 'stop', schema)).toMatchObject({ problem: 'The answer was not one JSON object.' })
  })
  test('mends quotation marks inside a text, and no text that broke off', () => {
    const spoken = readOutput('{"title":"She said "no" and left."}', 'stop', schema)
    expect(spoken).toEqual({ state: 'good', value: { title: 'She said "no" and left.' } })
    expect(readOutput('{"title":"She said', 'stop', schema)).toMatchObject({ state: 'bad' })
  })
  test.each(['"', '“', "'", '{', '[', '{"a":', '\\', '😀', '\u202e', '</think>', '\n{'])(
    'is not held up by 100,000 times %j',
    piece => {
      const nasty = `{"title":${piece.repeat(100_000)}}`
      expect(processorMs(() => readOutput(nasty, 'stop', schema))).toBeLessThan(2000)
      expect(readOutput(nasty, 'stop', schema)).toMatchObject({ state: 'bad' })
    },
  )
  test('names what the schema misses', () => {
    const problem = (text: string) => readOutput(text, 'stop', schema)
    expect(problem('{"title":1}')).toMatchObject({ problem: 'title: must be string' })
    expect(problem('{"title":"A","more":1}')).toMatchObject({ problem: 'the object: unrecognized keys' })
  })
})
