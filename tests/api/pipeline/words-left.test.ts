import { expect, test } from 'vitest'
import { wordsLeft } from '../../../src/api/story/words-left.ts'
import { STORY_LENGTH_TOLERANCE } from '../../../src/contract/limits.ts'
import { countWords } from '../../../src/lib/words.ts'
import { exampleParameter } from '../../helpers/example-parameter.ts'
import { responseTo } from '../../helpers/fake-model/answers.ts'
import { writeInMemory } from '../editor/in-memory-story.ts'
import { type ModelRequest, requestOf, scriptedModel } from '../editor/scripted-model.ts'

/** The words that a request asks for. */
const wordsIn = ({ prompt }: ModelRequest): number =>
  Number(/"words":(\d+)/.exec(prompt.slice(prompt.lastIndexOf('name="task"')))?.[1])

const numberIn = ({ key }: ModelRequest): number => Number(/^chapter-(\d+)/.exec(key)?.[1])

/** A writer whose chapters but the last have this share of the words that were asked for, within each one's own bound. */
async function storyWith(share: number, length: string, chapters: number) {
  const model = scriptedModel((request, good) => {
    if (request.name !== 'chapter' || numberIn(request) === chapters) return good
    const asked = wordsIn(request)
    const prompt = request.prompt.replaceAll(`"words":${asked}`, `"words":${Math.round(asked * share)}`)
    return JSON.parse(responseTo(requestOf({ ...request, prompt })))
  })
  const parameter = exampleParameter({ story: { language: 'english', length } })
  return { ...(await writeInMemory({ parameter, model })), requests: model.requests }
}

test.each([
  { share: 0.93, length: '2000', chapters: 5 },
  { share: 1.07, length: '2000', chapters: 5 },
  { share: 0.93, length: '1000', chapters: 3 },
  { share: 1.07, length: '5000', chapters: 8 },
])(
  'no finished chapter of $length words is padded or cut for the sum where each has $share of its words',
  async ({ share, length, chapters }) => {
    const { state, chapters: written, brief, requests } = await storyWith(share, length, chapters)
    expect(state).toBe('complete')
    expect(requests.filter(({ name }) => name === 'repair').map(({ key }) => key)).toEqual([])
    const words = written.reduce((sum, { text }) => sum + countWords(text, 'en'), 0)
    expect(Math.abs(words - brief.words)).toBeLessThanOrEqual(brief.words * STORY_LENGTH_TOLERANCE)
  },
)

test('chapters to come stay as planned while the story fits, and change by a quarter at most', () => {
  const brief = { words: 1000, language: 'en' }
  const left = (...words: number[]) =>
    wordsLeft(
      brief,
      [240, 330, 430],
      words.map(count => ({ text: 'word '.repeat(count) })),
    )
  expect(left()).toEqual([240, 330, 430])
  expect(left(240, 345)).toEqual([240, 330, 430])
  expect(left(220, 300)).toEqual([240, 330, 460])
  expect(left(100, 100)).toEqual([240, 330, 538])
  expect(left(300, 400)).toEqual([240, 330, 366])
})
