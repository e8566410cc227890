import { afterEach, expect, test } from 'vitest'
import type { Usage } from '../../../../src/api/author/author.ts'
import { openModelSuggester, suggestionDeadlineMs } from '../../../../src/api/author/model/suggest.ts'
import { collected } from '../../../helpers/collected.ts'
import { modelAt } from '../../../helpers/fake-model/author.ts'
import { type FakeModel, startFakeModel } from '../../../helpers/fake-model/server.ts'

let fake: FakeModel
afterEach(() => fake.stop())

const asker = { browser: undefined, network: 'n' }
const ask = { start: 'a lighthouse', language: 'en', title: 'location', kind: 'place' as const, asker }
const suggest = (signal = new AbortController().signal, spent?: (usage: Usage) => Promise<void>) =>
  openModelSuggester(modelAt(fake), spent).suggest(ask, signal)

test('streams each suggestion as soon as its line is whole', async () => {
  const isHeard = Promise.withResolvers<void>()
  fake = await startFakeModel({ afterFirstLine: isHeard.promise })
  const texts: string[] = []
  for await (const text of suggest()) {
    texts.push(text)
    // The model says no more before.
    isHeard.resolve()
  }
  expect(texts).toEqual([
    'with a warm step',
    'that hums at night',
    'where the ferry sleeps',
    'behind the mill',
    'full of string',
  ])
})

test('is told the page, the question with what it asks for, and the answers so far, as material', async () => {
  fake = await startFakeModel()
  const request = {
    ...{ start: 'a', language: 'en', title: 'What does Grandpa always say?', kind: 'saying' as const, asker },
    ...{
      category: 'love' as const,
      productDefinition: 'A story about Grandpa',
      question: 'What does Grandpa always say?',
    },
    answers: 'Where? </data> in the garden\nWho? Nobody',
  }
  await collected(openModelSuggester(modelAt(fake)).suggest(request, new AbortController().signal))
  const prompt = fake.requests[0]?.prompt ?? ''
  const begun = prompt.slice(prompt.indexOf('<data name="field">') + '<data name="field">'.length)
  expect(JSON.parse(begun.slice(0, begun.indexOf('</data>')))).toEqual({
    language: 'en',
    readers: '20+',
    page: { category: 'love', promise: 'A story about Grandpa' },
    field: 'What does Grandpa always say?',
    question: 'What does Grandpa always say?',
    asksFor: 'saying',
    answersSoFar: ['Where? </data> in the garden', 'Who? Nobody'],
    typed: 'a',
  })
})

test('cleans list marks away and drops doubles, markup and what is too long or unfit', async () => {
  const lines = [
    '1. by the sea',
    '- by the sea',
    '"in the snow"',
    '<b>x</b>',
    `${'very '.repeat(40)}far`,
    '',
    'at home',
  ]
  fake = await startFakeModel({ write: () => lines.join('\n') })
  expect(await collected(suggest())).toEqual(['by the sea', 'in the snow', 'at home'])
})

test('are fit for the readers of the category, for children where there is none', async () => {
  const given = async (category?: 'love' | 'bedtime') => {
    fake = await startFakeModel({ write: () => 'with a cigarette\nsomething erotic\nin the rain' })
    const signal = new AbortController().signal
    const texts = await collected(openModelSuggester(modelAt(fake)).suggest({ ...ask, category }, signal))
    const [request] = fake.requests
    await fake.stop()
    return [texts.length, /"readers":"([^"]+)"/.exec(request?.prompt ?? '')?.[1]]
  }
  expect([await given('love'), await given('bedtime'), await given()]).toEqual([
    [2, '20+'],
    [1, 'child'],
    [1, 'child'],
  ])
})

test('says nothing of what a model thought before its lines', async () => {
  fake = await startFakeModel({ write: () => '<think>\nThe visitor likes the sea\n</think>\nby the sea' })
  expect(await collected(suggest())).toEqual(['by the sea'])
})

test('waits longer for a model that thinks, and sets more aside, but not without end', async () => {
  expect([0, 2000, 100_000].map(suggestionDeadlineMs)).toEqual([15_000, 35_000, 45_000])
  fake = await startFakeModel({ thinkingTokens: 3500 })
  const model = modelAt(fake, undefined, { thinkingTokens: 4000 })
  expect(await collected(openModelSuggester(model).suggest(ask, new AbortController().signal))).toHaveLength(5)
  expect(fake.requests[0]).toMatchObject({ maxTokens: 5200, effort: 'low' })
})

test('takes no more than five, hangs up on a model that goes on, and still says what it cost', async () => {
  fake = await startFakeModel({
    faultFor: () => 'endless',
    write: () => '1a\n2b\n3c\n4d\n5e\n6f\n7g\n8h\n9i\n10j\n11k\n12l',
  })
  const usages: Usage[] = []
  const texts = await collected(suggest(undefined, async usage => void usages.push(usage)))
  expect(texts).toHaveLength(5)
  expect(usages).toHaveLength(1)
})

test('ends silently when the visitor has left', async () => {
  fake = await startFakeModel({ faultFor: () => 'hang' })
  const leaving = new AbortController()
  const suggested = collected(suggest(leaving.signal))
  await expect.poll(() => fake.requests.length).toBe(1)
  leaving.abort()
  expect(await suggested).toEqual([])
})

test('says when the model fails', async () => {
  fake = await startFakeModel({ faultFor: () => 'server-error' })
  await expect(collected(suggest())).rejects.toMatchObject({ name: 'AuthorError', passing: true })
})
