import { describe, expect, it, test } from 'vitest'
import { meetsNeeds } from '../../../../src/api/author/offline/candidates.ts'
import { type Composition, compose } from '../../../../src/api/author/offline/compose.ts'
import { spanish } from '../../../../src/api/author/offline/es/spanish.ts'
import type { Plot, Scene } from '../../../../src/api/author/offline/language-pack.ts'
import { type Verbosity, verbositiesFor } from '../../../../src/api/author/offline/verbosity.ts'
import { checkChapter } from '../../../../src/api/editor/chapter.ts'
import { findFacts } from '../../../../src/api/editor/facts.ts'
import { checkManuscript } from '../../../../src/api/editor/manuscript.ts'
import type { Brief } from '../../../../src/api/story/brief.ts'
import { CATEGORIES } from '../../../../src/contract/categories.ts'
import { TARGET_AGES } from '../../../../src/contract/options.ts'
import { seeded } from '../../../../src/lib/seeded.ts'
import { countWords, sentencesOf } from '../../../../src/lib/words.ts'
import { openCorpus } from '../../../helpers/corpus.ts'
import { processorMs } from '../../../helpers/processor-time.ts'
import { variedSpanishBrief } from './briefs-es.ts'

const SENTENCE_WORDS = { toddler: 8, child: 12, '12-20': 18, '20+': 30 }
const corpus = openCorpus(import.meta.filename).of('es')
const briefs = Array.from({ length: 84 }, (_, index) => [index, variedSpanishBrief(index)] as const)
const STORIES = corpus.cases(briefs, 13).map(([index, brief]) => ({ index, brief, story: compose(spanish, brief) }))
const cases = STORIES.map(
  ({ index, brief, story }) => [index, brief.category, brief.targetAge, brief.words, brief, story] as const,
)

const textOf = ({ chapters }: Composition) => chapters.map(({ text }) => text).join('\n')
/** Of one beat that is always told. */
const scene = (phrasing: string, gives?: string): Scene => ({
  titles: ['Uno'],
  summary: 'Uno.',
  beats: [{ phrasings: [phrasing], rank: 0, ...(gives && { gives }) }],
})

/** Lines that a reader sees beside the text. */
const aside = ({ plan, outline, sheet, scenery }: Composition) => [
  plan.title,
  plan.teaser,
  outline.startSummary,
  sheet.byname,
  sheet.appearance,
  sheet.strength,
  sheet.quirk,
  scenery.name,
  ...scenery.places.flatMap(({ name, description }) => [name, description]),
  ...plan.chapters.flatMap(({ title, summary }) => [title, summary]),
]

/** What no Spanish printer would set. */
const SLIPS = [
  /[{}[\]<>|"]/u,
  / {2}| [,;:.!?»](?!\.)/u,
  /[«¿¡] /u,
  /(?<!\p{L})(?:a|de) el (?=\p{Ll})/u,
  /(?<!\p{L})y (?:I[^aeo]|Hi[^aeo])/u,
  /(?<!\.)\.\.(?!\.)|,,|\.,/u,
  // A dash stands close to what it opens, or to what it closes.
  / — /u,
  /^—\s|—\.?$/mu,
  /\. \p{Ll}/u,
]

describe('the Spanish offline author', () => {
  test.each(cases)('meets every bar in story %i: %s, %s, %i words', (_, _category, _age, _words, brief, story) => {
    const { chapters, outline, plan } = story
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
    const text = textOf(story)
    expect(countWords(text, 'es') / sentencesOf(text, 'es').length).toBeLessThanOrEqual(SENTENCE_WORDS[brief.targetAge])
    for (const line of aside(story)) expect(line).toMatch(/^[^{}[\]<>|]+$/)
    expect(new Set(plan.chapters.map(({ title }) => title)).size).toBe(chapters.length)
  })

  it('sets dashes, quotation marks and contractions as a printer would', () => {
    const slips = STORIES.flatMap(({ index, story }) =>
      [textOf(story), ...aside(story)].flatMap(text =>
        SLIPS.flatMap(slip => {
          const found = slip.exec(text)
          return found ? [`${index} ${story.plot}: ${text.slice(Math.max(0, found.index - 30), found.index + 30)}`] : []
        }),
      ),
    )
    expect(slips).toEqual([])
  })

  it('opens every question, exclamation and quotation that it closes', () => {
    const pairs = [
      ['«', '»'],
      ['¿', '?'],
      ['¡', '!'],
    ] as const
    const open = STORIES.flatMap(({ story }) =>
      textOf(story)
        .split('\n')
        .filter(line => pairs.some(([start, end]) => line.split(start).length !== line.split(end).length)),
    )
    expect(open).toEqual([])
  })

  it('tells the same story again for the same seed, to the letter', () => {
    const brief = variedSpanishBrief(4)
    expect(compose(spanish, structuredClone(brief))).toEqual(compose(spanish, brief))
  })

  it('tells the story otherwise for another seed', () => {
    const brief = variedSpanishBrief(7)
    const written = Array.from({ length: 8 }, (_, index) => compose(spanish, { ...brief, seed: `other ${index}` }))
    expect(new Set(written.map(({ chapters }) => chapters.map(({ text }) => text).join('\n'))).size).toBe(8)
  })

  it('computes 2,000 words in under a second', () => {
    const brief = variedSpanishBrief(5)
    expect(processorMs(() => compose(spanish, brief))).toBeLessThan(1000)
  })

  it('keeps every chapter within its share for any number of chapters', () => {
    const brief = variedSpanishBrief(8)
    for (const chapterCount of [1, 2, 4, 7, 12, 24]) {
      const { chapters, outline } = compose(spanish, { ...brief, chapterCount })
      const off = chapters.map(({ text }, index) =>
        Math.abs(countWords(text, 'es') / (outline.chapters[index]?.words ?? 1) - 1),
      )
      expect(Math.max(...off), `${chapterCount} chapters`).toBeLessThanOrEqual(0.1)
    }
  })

  it('speaks of the hero in the words of the gender that was answered', () => {
    // Most plots do without any word that tells.
    const plots = spanish.plots.filter(plot => JSON.stringify(plot.scenes).includes('{g:'))
    const brief: Brief = { ...variedSpanishBrief(7), category: 'bedtime', targetAge: 'child', words: 2000 }
    const said = (gender: 'female' | 'male', seed: string) =>
      textOf(compose({ ...spanish, plots }, { ...brief, seed, hero: { ...brief.hero, gender } }))
    const seeds = ['one', 'two', 'three', 'four']
    expect(seeds.filter(seed => said('female', seed) !== said('male', seed))).not.toEqual([])
  })

  it('lets nobody answer a companion who is elsewhere', () => {
    const brief = variedSpanishBrief(17)
    const [plot] = spanish.plots.filter(({ ages }) => ages.includes('child'))
    const parted = { ...(plot as Plot), scenes: [scene('Lejos.', 'apart')] }
    const [verbosity] = verbositiesFor(brief)
    const { inserts } = spanish.phraseBrief(brief, parted, seeded('apart'), verbosity as Verbosity)
    const of = (kind: string) => inserts.filter(({ facts }) => facts.some(fact => fact.startsWith(kind)))
    const written = ['setting', 'dynamic', 'hero.history', 'story.baseStory']
      .flatMap(of)
      .flatMap(({ phrasings: render }) => render)
    expect(written.length).toBeGreaterThan(3)
    expect(written.filter(template => /\{a[.}]/iu.test(template))).toEqual([])
    const free = inserts.filter(
      ({ facts, needs }) => facts.length === 0 && meetsNeeds(needs, new Set(['child', 'apart'])),
    )
    expect(
      free.filter(({ slot, phrasings: render }) => slot === 'road' && render.some(text => /\{a[.}]/iu.test(text))),
    ).toEqual([])
  })

  it('has a plot of its own for every age and category', () => {
    for (const age of TARGET_AGES)
      for (const category of CATEGORIES.filter(one => age !== 'toddler' || one !== 'horror')) {
        const fitting = spanish.plots.filter(
          ({ ages, categories }) => ages.includes(age) && categories.includes(category),
        )
        expect(fitting.length, `${age} ${category}`).toBeGreaterThan(0)
      }
  })
})
