import { afterEach, expect, test } from 'vitest'
import type { Usage } from '../../../../src/api/author/author.ts'
import { openModelSuggester } from '../../../../src/api/author/model/suggest.ts'
import { collected } from '../../../helpers/collected.ts'
import { modelAt } from '../../../helpers/fake-model/author.ts'
import { type FakeModel, startFakeModel } from '../../../helpers/fake-model/server.ts'

let fake: FakeModel
afterEach(() => fake.stop())

const ask = { start: 'a lighthouse', language: 'en', title: 'location', asker: { browser: undefined, network: 'n' } }
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
