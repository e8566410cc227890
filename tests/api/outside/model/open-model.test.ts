import { afterEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { languageModel, type ModelConfig } from '../../../../src/api/outside/model/language-model.ts'
import type { ModelUsage } from '../../../../src/api/outside/model/model.ts'
import { openModel } from '../../../../src/api/outside/model/open-model.ts'
import { readOutput } from '../../../../src/api/outside/model/read-output.ts'
import { collected } from '../../../helpers/collected.ts'
import { type FakeModel, startFakeModel } from '../../../helpers/fake-model/server.ts'

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
  ])('finds the object in %j', text => {
    expect(readOutput(text, 'stop', schema)).toEqual({ state: 'good', value: { title: 'A' } })
  })
  test.each(['', 'no', '{', '}{', '[1]', '{"title": }'])('finds none in %j', text => {
    expect(readOutput(text, 'stop', schema)).toMatchObject({ problem: 'The answer was not one JSON object.' })
  })
  test('names what the schema misses', () => {
    const problem = (text: string) => readOutput(text, 'stop', schema)
    expect(problem('{"title":1}')).toMatchObject({ problem: 'title: must be string' })
    expect(problem('{"title":"A","more":1}')).toMatchObject({ problem: 'the object: unrecognized keys' })
  })
})
