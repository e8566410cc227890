import { describe, expect, test } from 'vitest'
import { checkRepetition } from '../../../src/api/editor/repetition.ts'
import { exampleBrief } from '../../helpers/example-brief.ts'
import { exampleParameter } from '../../helpers/example-parameter.ts'
import { prose } from '../../helpers/fake-model/prose.ts'
import { writeInMemory } from './in-memory-story.ts'
import { scriptedModel } from './scripted-model.ts'

const PASSAGE =
  `Down in the engine room the old pump coughed twice and went on. Nobody had oiled it since the spring, when the last keeper
left his gloves on the rail and rowed away without looking back. They were still there, stiff as two dried fish, and whenever the tide turned
they knocked against the iron as if somebody wanted to be let in.`.replace(/\s+/g, ' ')

const brief = (words: number, changes: Parameters<typeof exampleBrief>[0] = {}) =>
  exampleBrief({ words, chapterCount: 4, ...changes })

/** A story of so many words in four chapters; `first` and `last` are paragraphs of the first and the last one. */
function story(words: number, first: readonly string[], last: readonly string[]) {
  return [1, 2, 3, 4].map(number => {
    const text = prose('en', { words: Math.max(300, words / 4), sayings: [], seed: `chapter ${number}` })
    const own = number === 1 ? first : number === 4 ? last : []
    return { number, title: 'T', text: [...text.slice(0, 3), ...own, ...text.slice(3)].join('\n') }
  })
}
const found = (words: number, first: readonly string[], last: readonly string[]) =>
  checkRepetition(brief(words), story(words, first, last))

describe('a passage that is told twice is found', () => {
  test.each([500, 2000, 5000, 10_000])('in a story of %i words, where it is told again', words => {
    const chapters = story(words, [PASSAGE], [PASSAGE])
    const paragraph = chapters[3]?.text.split('\n').indexOf(PASSAGE)
    const again = checkRepetition(brief(words), chapters).filter(({ note }) =>
      note.includes('already told in chapter 1'),
    )
    expect(again).toMatchObject([{ kind: 'echo', chapter: 4, paragraph }])
  })
  test('with a word changed here and there', () => {
    const again = PASSAGE.replace('old pump', 'rusty pump')
      .replace('the last keeper left', 'the keeper had left')
      .replace('stiff as two dried fish', 'stiff as dried fish')
    expect(found(5000, [PASSAGE], [again])).toMatchObject([{ chapter: 4, paragraph: 3 }])
  })
  test('parted into other paragraphs, in each of which much of it stands', () => {
    const parts = PASSAGE.split('. ').map(part => part.replace(/\.?$/, '.'))
    expect(found(5000, [PASSAGE], parts).map(({ chapter, paragraph }) => [chapter, paragraph])).toEqual([
      [4, 3],
      [4, 4],
      [4, 5],
    ])
  })
})

describe('nothing is found', () => {
  test.each([
    [
      'a refrain of a few words',
      ['One step, two steps, and the third one was warm, as every evening before it rained.'],
    ],
    [
      'a song in lines of its own',
      ['The moon is a boat,', 'and who rows it is small,', 'it goes over the town', 'and it does not fall.'],
    ],
    [
      'a spell that somebody says',
      [
        '“Salt of the sea and rope of the quay, whoever is lost shall come home to me, by the light in the tower and the bell on the sea,” said Heinz.',
      ],
    ],
  ])('of %s', (_, lines) => {
    expect(found(5000, lines, lines)).toEqual([])
  })
  test('of words that are the visitor’s own', () => {
    const fact = { id: 'dynamic.0', text: PASSAGE, aliases: [PASSAGE], required: false }
    const told = story(5000, [PASSAGE], [PASSAGE])
    expect(checkRepetition(brief(5000, { facts: [fact] }), told)).toEqual([])
  })
})

test('a passage that a chapter tells again is mended before the story completes', async () => {
  const model = scriptedModel(({ name, key }, good) => {
    if (name !== 'chapter' || key.includes('repair')) return good
    const { paragraphs, ...rest } = good as { paragraphs: string[] }
    const isEnd = key.startsWith('chapter-1:') || key.startsWith('chapter-3:')
    return isEnd ? { ...rest, paragraphs: [...paragraphs.slice(0, 2), PASSAGE, ...paragraphs.slice(2)] } : good
  })
  const parameter = exampleParameter({ story: { language: 'english', length: '5000', chapterCount: 3 } })
  const { state, chapters } = await writeInMemory({ parameter, model })
  expect(state).toBe('complete')
  expect(
    chapters
      .map(({ text }) => text)
      .join('\n')
      .split(PASSAGE.slice(0, 40)),
  ).toHaveLength(2)
  const repair = model.requests.find(
    ({ name, prompt }) => name === 'repair' && prompt.includes('already told in chapter 1'),
  )
  expect(repair).toBeDefined()
})
