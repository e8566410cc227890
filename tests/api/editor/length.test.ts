import { expect, test } from 'vitest'
import { checkChapterLength, checkStoryLength } from '../../../src/api/editor/length.ts'
import { chapterWords } from '../../../src/api/story/chapter-words.ts'
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

test('lays the difference on the chapters furthest from their plan, whose opening is shorter', () => {
  const wanted = (...words: number[]) => checkStoryLength(brief, [chapter(1, words[0] ?? 0), chapter(2, words[1] ?? 0)])
  expect(wanted(380, 560)).toMatchObject([{ chapter: 2, words: { has: 560, wanted: 590 } }])
  expect(wanted(400, 660)).toMatchObject([{ chapter: 1, words: { has: 400, wanted: 370 } }])
})

test('lengthens and shortens no chapter beyond its own bound, and the next one for the rest', () => {
  const three = exampleBrief({ words: 1000, chapterCount: 3 })
  for (const story of [
    [200, 340, 350],
    [260, 420, 422],
  ]) {
    const written = story.map((words, index) => chapter(index + 1, words))
    const findings = checkStoryLength(three, written)
    expect(findings.length).toBeGreaterThan(1)
    const mended = written.map(one => {
      const finding = findings.find(({ chapter: number }) => number === one.number)
      return finding?.words ? chapter(one.number, finding.words.wanted) : one
    })
    expect(checkStoryLength(three, mended)).toEqual([])
    for (const { chapter: number, words } of findings) {
      const planned = chapterWords(three)[number - 1] ?? 0
      expect(checkChapterLength(three, chapter(number, words?.wanted ?? 0), planned)).toEqual([])
    }
  }
})

test('counts in a language that is only a typed name', () => {
  const story = [chapter(1, 500), chapter(2, 500)]
  expect(checkStoryLength({ ...brief, language: 'Old Norse' }, story)).toEqual([])
})
