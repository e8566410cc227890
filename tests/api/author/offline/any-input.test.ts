import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Composition, compose } from '../../../../src/api/author/offline/compose.ts'
import { german } from '../../../../src/api/author/offline/de/german.ts'
import { english } from '../../../../src/api/author/offline/en/english.ts'
import { spanish } from '../../../../src/api/author/offline/es/spanish.ts'
import { french } from '../../../../src/api/author/offline/fr/french.ts'
import { italian } from '../../../../src/api/author/offline/it/italian.ts'
import type { LanguagePack } from '../../../../src/api/author/offline/language-pack.ts'
import { checkChapter } from '../../../../src/api/editor/chapter.ts'
import { checkManuscript } from '../../../../src/api/editor/manuscript.ts'
import { unfitFor } from '../../../../src/api/editor/safety/unfit-for.ts'
import type { Brief } from '../../../../src/api/story/brief.ts'
import { briefOf } from '../../../../src/api/story/brief-of.ts'
import { chapterWords } from '../../../../src/api/story/chapter-words.ts'
import type { Parameter } from '../../../../src/contract/parameter.ts'
import { openCorpus } from '../../../helpers/corpus.ts'
import { isEndurance } from '../../../helpers/how-often.ts'
import { ownBrief } from '../../../helpers/own-brief.ts'
import { anyParameter } from './any-parameter.ts'

const corpus = openCorpus(import.meta.filename)
/** Of each language; the first twelve are the corpus of `npm test`. */
const BRIEFS = 100
const BRIEFS_OF_TEST = 12
/** One in so many is composed twice. */
const TWICE_EVERY = 15
const SEED = 20

function findings(brief: Brief, { chapters }: Composition) {
  const words = chapterWords(brief)
  const each = chapters.map((chapter, index) =>
    checkChapter(brief, chapter, { words: words[index] ?? 0, isLast: index === chapters.length - 1 }),
  )
  return [...each.flat(), ...checkManuscript(brief, chapters)]
}

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

/** English closes a quotation with the mark that is its apostrophe too, so only too few can be told. */
function unbalanced(text: string, language: string): boolean {
  if (language === 'de') return count(text, '„') !== count(text, '“')
  if (language === 'en') return count(text, '‘') > count(text, '’')
  return count(text, '«') !== count(text, '»')
}

/** What a visitor typed may stand anywhere, even if it looks like a program's leftover. */
function leftover(line: string, parameter: Parameter): boolean {
  // Somebody may be called Nan.
  const found = /\b(?:[Uu]ndefined|NaN)\b/u.exec(line)?.[0]
  return found !== undefined && !JSON.stringify(parameter).toLowerCase().includes(found.toLowerCase())
}

function meets(pack: LanguagePack, parameter: Parameter, index: number): void {
  const brief = ownBrief(briefOf(parameter, `seed ${index}`))
  const story = compose(pack, brief)
  expect(findings(brief, story)).toEqual([])
  const lines = aside(story)
  expect(lines.filter(line => !/^[^{}[\]<>|]+$/u.test(line) || leftover(line, parameter))).toEqual([])
  const paragraphs = story.chapters.flatMap(({ text }) => text.split('\n'))
  expect(paragraphs.filter(text => unbalanced(text, pack.language))).toEqual([])
  if (index % TWICE_EVERY === 0) expect(compose(pack, structuredClone(brief))).toEqual(story)
}

describe.each([
  ['German', german],
  ['English', english],
  ['French', french],
  ['Spanish', spanish],
  ['Italian', italian],
] as const)('the %s offline author', (_, pack) => {
  const all = [...fc.sample(anyParameter(pack.language), { numRuns: BRIEFS, seed: SEED }).entries()]
  const own = corpus.of(pack.language)
  const some = !isEndurance && own.isWhole ? all.slice(0, BRIEFS_OF_TEST) : own.cases(all, 33, 17)

  test.each(some.filter(([, parameter]) => unfitFor(parameter).length === 0))(
    'writes a story without a flaw from any answers that may be given, case %i',
    (index, parameter) => meets(pack, parameter, index),
  )
})

describe('what was answered beyond reason', () => {
  const crowded = (answer: string): Parameter => ({
    story: { language: 'de', length: '1000', audience: 'normal', targetAge: 'child' },
    character: {
      demographics: { name: 'Mila', age: 7, gender: 'female' },
      relationships: Array.from({ length: 10 }, () => ({ name: 'Mila', connection: 'Freundin' })),
    },
    setting: { location: answer, places: Array.from({ length: 10 }, () => answer), isReal: true },
    dynamic: Array.from({ length: 10 }, () => ({ question: 'Was?', answer })),
    context: { category: 'bedtime', productDefinition: 'story' },
  })

  test('is told once, however often it was given', () => {
    const story = compose(german, ownBrief(briefOf(crowded('ein leises Ticken'), 'seed')))
    const text = story.chapters.map(chapter => chapter.text).join('\n')
    expect(text.match(/ein leises Ticken/giu)).toHaveLength(1)
  })

  test('is left out when it is nothing but marks', () => {
    const brief = ownBrief(briefOf(crowded('???'), 'seed'))
    expect(brief.facts.map(({ id }) => id).filter(id => id.startsWith('setting') || id.startsWith('dynamic'))).toEqual(
      [],
    )
    expect(findings(brief, compose(german, brief))).toEqual([])
  })
})
