import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Brief } from '../../../../src/api/author/brief.ts'
import { briefOf } from '../../../../src/api/author/brief-of.ts'
import { chapterWords } from '../../../../src/api/author/chapter-words.ts'
import { type Composition, compose } from '../../../../src/api/author/offline/compose.ts'
import { spanish } from '../../../../src/api/author/offline/es/spanish.ts'
import { checkChapter } from '../../../../src/api/editor/chapter.ts'
import { checkManuscript } from '../../../../src/api/editor/manuscript.ts'
import { unfitFor } from '../../../../src/api/editor/safety/unfit-for.ts'
import type { Parameter } from '../../../../src/contract/parameter.ts'
import { anyParameter } from './any-parameter.ts'

const BRIEFS = 300
const SEED = 20

function findings(brief: Brief, { chapters }: Composition) {
  const words = chapterWords(brief)
  const each = chapters.map((chapter, index) =>
    checkChapter(brief, chapter, { words: words[index] ?? 0, isLast: index === chapters.length - 1 }),
  )
  return [...each.flat(), ...checkManuscript(brief, chapters)]
}

/** What a visitor typed may stand anywhere, even if it looks like a program's leftover. */
function leftover(line: string, parameter: Parameter): boolean {
  const found = /\b(?:undefined|NaN)\b/iu.exec(line)?.[0]
  return found !== undefined && !JSON.stringify(parameter).toLowerCase().includes(found.toLowerCase())
}

describe('the Spanish offline author', () => {
  const parameters = fc
    .sample(anyParameter('es'), { numRuns: BRIEFS, seed: SEED })
    .filter(parameter => unfitFor(parameter).length === 0)

  test.each(parameters.map((parameter, index) => [index, parameter] as const))(
    'writes a story without a flaw from any answers that may be given, case %i',
    (index, parameter) => {
      const brief = briefOf(parameter, `seed ${index}`)
      const story = compose(spanish, brief)
      expect(findings(brief, story)).toEqual([])
      const { plan, outline, sheet, scenery } = story
      const lines = [
        plan.title,
        plan.teaser,
        outline.startSummary,
        ...Object.values(sheet).map(String),
        scenery.name,
        ...scenery.places.flatMap(({ name, description }) => [name, description]),
        ...plan.chapters.flatMap(({ title, summary }) => [title, summary]),
      ]
      expect(lines.filter(line => !/^[^{}[\]<>|]+$/u.test(line) || leftover(line, parameter))).toEqual([])
      const paragraphs = story.chapters.flatMap(({ text }) => text.split('\n'))
      expect(paragraphs.filter(text => text.split('«').length !== text.split('»').length)).toEqual([])
    },
  )
})
