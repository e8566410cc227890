import { expect, test } from 'vitest'
import { owedByEnding } from '../../../../src/api/author/model/owed.ts'
import { exampleBrief } from '../../../helpers/example-brief.ts'
import { exampleParameter } from '../../../helpers/example-parameter.ts'
import { bibleOf, plotSecret } from '../../../helpers/fake-model/author.ts'
import { writeInMemory } from '../../editor/in-memory-story.ts'
import { scriptedModel } from '../../editor/scripted-model.ts'

const bible = bibleOf(exampleBrief({ chapterCount: 5 }))
const secret = { ...plotSecret(5), promises: ['Who wound the clock in the tower?', 'Whether the ferry comes back.'] }
const chapters = [
  { number: 1, title: 'One', text: 'It rained.\nSomebody had wound the tower clock. Nobody said who.' },
  { number: 2, title: 'Two', text: 'In the drawer lay a key that nobody misses, beside string.' },
]

test('the last chapter is given each promise and what was planted with the sentence in which a reader met it', () => {
  expect(owedByEnding({ ...bible, plan: { ...bible.plan, secret } }, undefined, chapters)).toEqual({
    promises: [
      {
        promise: secret.promises[0],
        made: { chapter: 1, text: 'Somebody had wound the tower clock. Nobody said who.' },
      },
      { promise: secret.promises[1], made: undefined },
    ],
    planted: {
      what: secret.planted,
      pays: secret.pays,
      shown: { chapter: 2, text: 'In the drawer lay a key that nobody misses, beside string.' },
    },
    shownInPassing: [],
  })
  expect(owedByEnding(bible, undefined, chapters)).toBeUndefined()
})

test('short promises are found by their rare words, and a planted answer by the author’s own quote', () => {
  const opening = {
    number: 1,
    title: 'One',
    text: 'The whistle was brass, and it had no pea in it.\nThe fog had come in, and Alf had not. It was late.\nShe was afraid of the tunnel. Alf said nothing of it.',
    quotes: [{ fact: 'dynamic.0', quote: 'it had no pea in it' }],
  }
  const fact = {
    id: 'dynamic.0',
    text: 'a whistle without a pea',
    aliases: ['whistle'],
    required: false,
    byQuote: true,
  } as const
  const brief = exampleBrief({ facts: [fact] })
  const promises = ['Will Alf come home out of the fog?', 'Will she go into the tunnel?', 'What becomes of the dragon?']
  const view = { place: '', who: [] }
  const outlined = { number: 1, words: 100, entry: '', scenes: [], exit: '', facts: [], plants: ['dynamic.0'], view }
  const owed = owedByEnding(
    { ...bibleOf(brief), plan: { ...bible.plan, secret: { ...secret, promises } } },
    { startSummary: '', chapters: [outlined] },
    [opening],
  )
  expect(owed?.promises.map(({ made }) => made?.text.slice(0, 20))).toEqual([
    'The fog had come in,',
    undefined,
    undefined,
  ])
  expect(owed?.shownInPassing).toEqual([{ answer: fact.text, shown: { chapter: 1, text: 'it had no pea in it' } }])
})

test('in a long story, too, whose early chapters no later request holds, and only the last chapter is', async () => {
  const parameter = exampleParameter({ story: { language: 'english', length: '5000', chapterCount: 8 } })
  const script = scriptedModel((request, good) => {
    if (request.name === 'plan') {
      const plan = good as { secret: object }
      return { ...plan, secret: { ...plan.secret, promises: ['Who wound the tower clock?'] } }
    }
    if (!request.key.startsWith('chapter-3:') || request.name !== 'chapter') return good
    const { paragraphs, ...rest } = good as { paragraphs: string[] }
    return { ...rest, paragraphs: [...paragraphs, 'Who had wound the tower clock, nobody said.'] }
  })
  expect((await writeInMemory({ parameter, model: script })).state).toBe('complete')
  const owing = script.requests.filter(({ prompt }) => prompt.includes('<data name="owed">'))
  expect(new Set(owing.map(({ key }) => key.split(':')[0]))).toEqual(new Set(['chapter-8']))
  expect(owing[0]?.prompt).toContain('"made":{"chapter":3,"text":"Who had wound the tower clock, nobody said."}')
  expect(owing[0]?.prompt.split('Who had wound the tower clock')).toHaveLength(2)
})
