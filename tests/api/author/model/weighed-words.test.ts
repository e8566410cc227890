import { expect, test } from 'vitest'
import { weighedWords } from '../../../../src/api/author/model/weighed-words.ts'
import { countWords } from '../../../../src/lib/words.ts'
import { exampleParameter } from '../../../helpers/example-parameter.ts'
import { writeInMemory } from '../../editor/in-memory-story.ts'
import { scriptedModel } from '../../editor/scripted-model.ts'

const sum = (words: readonly number[]) => words.reduce((all, count) => all + count, 0)
const planned = [260, 435, 435, 435, 435]

test('a chapter has words by its scenes, within bounds, and all of them together as many as planned', () => {
  const words = weighedWords(planned, [2, 3, 2, 4, 3])
  expect(words[0]).toBe(planned[0])
  expect(sum(words)).toBe(sum(planned))
  expect(words[3]).toBe(Math.max(...words))
  expect(words[2]).toBe(Math.min(...words.slice(1)))
  const wild = weighedWords(planned, [2, 1, 1, 40, 1])
  expect(sum(wild)).toBe(sum(planned))
  expect(Math.max(...wild)).toBeLessThan(435 * 1.7)
  expect(Math.min(...wild.slice(1))).toBeGreaterThan(435 * 0.75)
})

test('chapters with as many scenes keep their plan, and so do stories of one and two chapters', () => {
  expect(weighedWords([231, 384, 385], [2, 3, 3])).toEqual([231, 384, 385])
  expect(weighedWords([188, 312], [2, 5])).toEqual([188, 312])
  expect(weighedWords([500], [4])).toEqual([500])
})

test('a story whose turn has more scenes completes without a repair of length', async () => {
  const model = scriptedModel(({ name }, good) => {
    if (name !== 'outline') return good
    const { chapters, ...rest } = good as { chapters: { scenes: string[] }[] }
    const scenes = ['They try.', 'It fails.', 'They wait.', 'It turns.']
    return { ...rest, chapters: chapters.map((one, at) => ({ ...one, scenes: scenes.slice(0, at === 2 ? 4 : 2) })) }
  })
  const parameter = exampleParameter({ story: { language: 'english', length: '2000', chapterCount: 4 } })
  const { state, chapters } = await writeInMemory({ parameter, model })
  expect(state).toBe('complete')
  const words = chapters.map(({ text }) => countWords(text, 'en'))
  expect(words[2]).toBeGreaterThan((words[1] ?? 0) * 1.4)
  expect(model.requests.filter(({ name }) => name === 'repair')).toEqual([])
})
