import { describe, expect, test } from 'vitest'
import { compose } from '../../../../src/api/author/offline/compose.ts'
import { german } from '../../../../src/api/author/offline/de/german.ts'
import { checkChapter } from '../../../../src/api/editor/chapter.ts'
import { findFacts } from '../../../../src/api/editor/facts.ts'
import { checkManuscript } from '../../../../src/api/editor/manuscript.ts'
import { countWords, sentencesOf } from '../../../../src/lib/words.ts'
import { openCorpus } from '../../../helpers/corpus.ts'
import { processorMs } from '../../../helpers/processor-time.ts'
import { variedBrief } from './briefs.ts'

const SENTENCE_WORDS = { toddler: 8, child: 12, '12-20': 18, '20+': 30 }
const corpus = openCorpus(import.meta.filename).of('de')
const cases = corpus.cases(
  Array.from({ length: 84 }, (_, index) => [index, variedBrief(index)] as const),
  13,
)

describe('the German offline author', () => {
  test.each(cases.map(([index, brief]) => [index, brief.category, brief.targetAge, brief.words, brief] as const))(
    'meets every bar in story %i: %s, %s, %i words',
    (_, _category, _age, _words, brief) => {
      const { chapters, outline, plan, sheet, scenery } = compose(german, brief)
      const found = new Set(findFacts(brief, chapters).map(({ fact }) => fact))
      expect(brief.facts.filter(({ id, required }) => required && !found.has(id)).map(({ id }) => id)).toEqual([])
      expect(checkManuscript(brief, chapters)).toEqual([])
      const findings = chapters.flatMap((chapter, index) =>
        checkChapter(brief, chapter, {
          words: outline.chapters[index]?.words ?? 0,
          isLast: index === chapters.length - 1,
        }),
      )
      expect(findings).toEqual([])
      const text = chapters.map(chapter => chapter.text).join('\n')
      expect(countWords(text, 'de') / sentencesOf(text, 'de').length).toBeLessThanOrEqual(
        SENTENCE_WORDS[brief.targetAge],
      )
      const aside = [
        plan.title,
        plan.teaser,
        outline.startSummary,
        sheet.byname,
        sheet.appearance,
        scenery.name,
        ...plan.chapters.map(({ title }) => title),
      ]
      for (const line of aside) expect(line).toMatch(/^[^{}[\]<>|]+$/)
      expect(new Set(plan.chapters.map(({ title }) => title)).size).toBe(chapters.length)
    },
  )

  test('tells the same story again for the same seed, to the letter', () => {
    const brief = variedBrief(4)
    expect(compose(german, structuredClone(brief))).toEqual(compose(german, brief))
  })

  test('tells the story otherwise for another seed', () => {
    const brief = variedBrief(7)
    const written = Array.from({ length: 8 }, (_, index) => compose(german, { ...brief, seed: `other ${index}` }))
    expect(new Set(written.map(({ chapters }) => chapters.map(({ text }) => text).join('\n'))).size).toBe(8)
  })

  test('computes 2,000 words in under a second', () => {
    const brief = variedBrief(5)
    expect(processorMs(() => compose(german, brief))).toBeLessThan(1000)
  })

  test('keeps every chapter within its share for any number of chapters', () => {
    const brief = variedBrief(8)
    for (const chapterCount of [1, 2, 4, 7, 12, 24]) {
      const { chapters, outline } = compose(german, { ...brief, chapterCount })
      const off = chapters.map(({ text }, index) =>
        Math.abs(countWords(text, 'de') / (outline.chapters[index]?.words ?? 1) - 1),
      )
      expect(Math.max(...off), `${chapterCount} chapters`).toBeLessThanOrEqual(0.1)
    }
  })
})
