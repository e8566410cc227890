import { afterEach, expect, test } from 'vitest'
import type { Manuscript } from '../../../../src/api/story/manuscript.ts'
import { countWords } from '../../../../src/lib/words.ts'
import { exampleBrief } from '../../../helpers/example-brief.ts'
import { authorAt, bibleOf, options, plotSecret } from '../../../helpers/fake-model/author.ts'
import { type FakeModel, startFakeModel } from '../../../helpers/fake-model/server.ts'

let fake: FakeModel
afterEach(() => fake.stop())

const lineOf = (words: number): string => `${Array.from({ length: words }, () => 'word').join(' ')}.`
const chapterOf = (...lengths: number[]): Manuscript => ({
  number: 2,
  title: 'T',
  text: lengths.map(lineOf).join('\n'),
})

test('lengthens as few paragraphs as can carry it, each by a quarter at most, and leaves the others as they are', async () => {
  fake = await startFakeModel()
  const chapter = chapterOf(60, 20, 80, 30)
  const words = { has: 190, wanted: 220 }
  const finding = { kind: 'length', chapter: 2, paragraph: undefined, note: 'too short', words } as const
  const mended = await authorAt(fake).repair(bibleOf(exampleBrief()), chapter, [finding], options())
  const before = chapter.text.split('\n')
  const after = mended.text.split('\n')
  expect(countWords(mended.text, 'en')).toBe(220)
  expect(after.map((paragraph, index) => paragraph === before[index])).toEqual([false, true, false, true])
  expect(after.map(paragraph => countWords(paragraph, 'en'))).toEqual([70, 20, 100, 30])
})

test('gives a repair the course of its own chapter and no other', async () => {
  fake = await startFakeModel()
  const bible = bibleOf(exampleBrief({ chapterCount: 4 }))
  const plan = { ...bible.plan, secret: plotSecret(4) }
  const finding = { kind: 'spacing', chapter: 2, paragraph: 1, note: 'two spaces' } as const
  await authorAt(fake).repair({ ...bible, plan }, chapterOf(9, 9), [finding], options())
  const prompt = fake.requests[0]?.prompt ?? ''
  const toldOf = [1, 2, 3, 4].filter(
    number => prompt.includes(`part ${number}.`) && prompt.includes(`"Chapter ${number}"`),
  )
  expect(toldOf).toEqual([2])
  for (const other of [1, 3, 4]) expect(prompt).not.toContain(`part ${other}.`)
  expect(prompt).toContain(plan.secret.turn)
})

test('refuses a repair that touches what no finding named', async () => {
  fake = await startFakeModel({
    write: () => ({ title: null, edits: [{ paragraph: 0, text: 'Other.' }], inserts: [], drops: [], quotes: [] }),
  })
  const finding = { kind: 'spacing', chapter: 2, paragraph: 1, note: 'two spaces' } as const
  const mending = authorAt(fake).repair(bibleOf(exampleBrief()), chapterOf(9, 9), [finding], options())
  await expect(mending).rejects.toMatchObject({ name: 'AuthorError' })
})

test('tells a missing fact where something can be done with it', async () => {
  fake = await startFakeModel()
  const finding = {
    kind: 'fact-missing',
    chapter: 2,
    paragraph: undefined,
    note: 'missing',
    fact: 'dynamic.0',
  } as const
  const mended = await authorAt(fake).repair(bibleOf(exampleBrief()), chapterOf(30, 30), [finding], options())
  expect(mended.text).toContain('a squeaky red bicycle')
})

test('reads the whole with numbered paragraphs, and drops edits of paragraphs that are not there, empty or edited already', async () => {
  const why = '1'
  const edits = [
    { chapter: 2, paragraph: 1, text: 'It fell  silent .', why },
    { chapter: 2, paragraph: 1, text: 'Again.', why },
    { chapter: 2, paragraph: 7, text: 'Nowhere.', why },
    { chapter: 9, paragraph: 0, text: 'Nowhere.', why },
    { chapter: 2, paragraph: 0, text: ' ', why },
  ]
  const quotes = [{ fact: 'dynamic.0', quote: 'fell  silent' }]
  fake = await startFakeModel({
    write: () => ({ objection: '', edits, quotes, confirmed: ['dynamic.0', 'hero.name'] }),
  })
  const fact = { id: 'dynamic.0', text: 'a secret', aliases: ['a secret'], required: false, byQuote: true } as const
  const chapter = { ...chapterOf(3, 4), quotes: [{ fact: 'dynamic.0', quote: 'word word' }] }
  const read = await authorAt(fake).finalRead?.(bibleOf(exampleBrief({ facts: [fact] })), [chapter], options())
  expect(fake.requests[0]?.prompt).toContain('{"paragraph":1,"text":"word word word word."}')
  expect(fake.requests[0]?.prompt).toContain('"claims":[{"fact":"dynamic.0","answer":"a secret","quote":"word word"}]')
  expect(read).toEqual({
    patches: [{ chapter: 2, paragraph: 1, before: 'word word word word.', after: 'It fell silent.' }],
    quotes: [{ fact: 'dynamic.0', quote: 'fell silent' }],
    confirmed: ['dynamic.0'],
  })
})
