import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { briefOf } from '../../../../src/api/author/brief-of.ts'
import { chapterWords } from '../../../../src/api/author/chapter-words.ts'
import { type Composition, compose } from '../../../../src/api/author/offline/compose.ts'
import { french } from '../../../../src/api/author/offline/fr/french.ts'
import { checkChapter } from '../../../../src/api/editor/chapter.ts'
import { checkManuscript } from '../../../../src/api/editor/manuscript.ts'
import { unfitFor } from '../../../../src/api/editor/safety/unfit-for.ts'
import type { Parameter } from '../../../../src/contract/parameter.ts'
import { anyParameter } from './any-parameter.ts'

const BRIEFS = 300
/** One in so many is composed twice. */
const TWICE_EVERY = 15
const SEED = 33

/** Every line that is shown beside the chapters' text. */
const aside = ({ plan, outline, sheet, scenery }: Composition): string[] => [
  plan.title,
  plan.teaser,
  outline.startSummary,
  ...Object.values(sheet).map(String),
  scenery.name,
  ...scenery.places.flatMap(({ name, description }) => [name, description]),
  ...plan.chapters.flatMap(({ title, summary }) => [title, summary]),
]

const count = (text: string, mark: string) => text.split(mark).length

function meets(parameter: Parameter, index: number): void {
  const brief = briefOf(parameter, `seed ${index}`)
  const story = compose(french, brief)
  const words = chapterWords(brief)
  const findings = story.chapters.flatMap((chapter, at) =>
    checkChapter(brief, chapter, { words: words[at] ?? 0, isLast: at === story.chapters.length - 1 }),
  )
  expect([...findings, ...checkManuscript(brief, story.chapters)]).toEqual([])
  expect(aside(story).filter(line => !/^[^{}[\]<>|]+$/u.test(line))).toEqual([])
  const whole = story.chapters.map(({ text }) => text).join('\n')
  expect(count(whole, '«')).toBe(count(whole, '»'))
  if (index % TWICE_EVERY === 0) expect(compose(french, structuredClone(brief))).toEqual(story)
}

describe('the French offline author', () => {
  const parameters = fc
    .sample(anyParameter('fr'), { numRuns: BRIEFS, seed: SEED })
    .filter(parameter => unfitFor(parameter).length === 0)

  test.each(parameters.map((parameter, index) => [index, parameter] as const))(
    'writes a story without a flaw from any answers that may be given, case %i',
    (index, parameter) => meets(parameter, index),
  )
})
