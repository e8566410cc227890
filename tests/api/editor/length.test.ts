import { expect, test } from 'vitest'
import { checkChapterLength, checkStoryLength } from '../../../src/api/editor/length.ts'
import { exampleBrief } from '../../helpers/example-brief.ts'

const brief = exampleBrief({ words: 1000, chapterCount: 2 })
const chapter = (number: number, words: number) => ({ number, title: 'T', text: `${'word '.repeat(words - 1)}word.` })

test('lets a chapter be off by a tenth and no more', () => {
  for (const words of [450, 500, 550]) expect(checkChapterLength(brief, chapter(1, words), 500)).toEqual([])
  expect(checkChapterLength(brief, chapter(1, 449), 500)).toMatchObject([
    { kind: 'length', chapter: 1, words: { has: 449, wanted: 460 } },
  ])
  expect(checkChapterLength(brief, chapter(1, 551), 500)).toMatchObject([{ words: { has: 551, wanted: 540 } }])
})

test('aims at the near edge of the narrower bound where the chapter is the whole story', () => {
  const single = exampleBrief({ words: 500, chapterCount: 1 })
  expect(checkChapterLength(single, chapter(1, 400), 500)).toMatchObject([{ words: { wanted: 485 } }])
  expect(checkStoryLength(single, [chapter(1, 530)])).toMatchObject([{ words: { has: 530, wanted: 515 } }])
})

test('counts Thai words, which no spaces part', () => {
  const thai = exampleBrief({ language: 'th' })
  const text = 'หมู่บ้านเล็กริมทะเลมีประภาคารเก่าอยู่หนึ่งหลัง'
  expect(checkChapterLength(thai, { number: 1, title: 'T', text }, 1)).toMatchObject([{ words: { wanted: 1 } }])
  const [finding] = checkChapterLength(thai, { number: 1, title: 'T', text }, 100)
  expect(finding?.words?.has).toBeGreaterThan(6)
})

test('lets a story be off by a twentieth and no more', () => {
  expect(checkStoryLength(brief, [chapter(1, 475), chapter(2, 475)])).toEqual([])
  expect(checkStoryLength(brief, [chapter(1, 475), chapter(2, 474)])).not.toEqual([])
})

test('lays what is missing on the shortest chapters, none by more than a tenth', () => {
  const story = [chapter(1, 480), chapter(2, 450)]
  expect(checkStoryLength(brief, story)).toMatchObject([{ chapter: 2, words: { has: 450, wanted: 490 } }])
  expect(checkStoryLength(brief, [chapter(1, 530), chapter(2, 540)])).toMatchObject([
    { chapter: 2, words: { has: 540, wanted: 500 } },
  ])
  expect(checkStoryLength(brief, [chapter(1, 450), chapter(2, 450)])).toMatchObject([
    { chapter: 1, words: { has: 450, wanted: 500 } },
    { chapter: 2, words: { has: 450, wanted: 470 } },
  ])
})

test('counts in a language that is only a typed name', () => {
  const story = [chapter(1, 500), chapter(2, 500)]
  expect(checkStoryLength({ ...brief, language: 'Old Norse' }, story)).toEqual([])
})
