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
      { promise: secret.promises[0], made: { chapter: 1, text: 'Somebody had wound the tower clock.' } },
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
