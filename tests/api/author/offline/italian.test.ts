import { describe, expect, it, test } from 'vitest'
import { meetsNeeds } from '../../../../src/api/author/offline/candidates.ts'
import { type Composition, compose } from '../../../../src/api/author/offline/compose.ts'
import { italian } from '../../../../src/api/author/offline/it/italian.ts'
import type { Plot, Scene } from '../../../../src/api/author/offline/language-pack.ts'
import { type Verbosity, verbositiesFor } from '../../../../src/api/author/offline/verbosity.ts'
import { checkChapter } from '../../../../src/api/editor/chapter.ts'
import { findFacts } from '../../../../src/api/editor/facts.ts'
import { checkManuscript } from '../../../../src/api/editor/manuscript.ts'
import { CATEGORIES } from '../../../../src/contract/categories.ts'
import { TARGET_AGES } from '../../../../src/contract/options.ts'
import { seeded } from '../../../../src/lib/seeded.ts'
import { countWords, sentencesOf } from '../../../../src/lib/words.ts'
import { openCorpus } from '../../../helpers/corpus.ts'
import { processorMs } from '../../../helpers/processor-time.ts'
import { variedItalianBrief } from './briefs-it.ts'

const SENTENCE_WORDS = { toddler: 8, child: 12, '12-20': 18, '20+': 30 }
const corpus = openCorpus(import.meta.filename).of('it')
const briefs = Array.from({ length: 84 }, (_, index) => [index, variedItalianBrief(index)] as const)
const STORIES = corpus.cases(briefs, 13).map(([index, brief]) => ({ index, brief, story: compose(italian, brief) }))
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

/** What no Italian printer would set. */
const SLIPS = [
  /[{}[\]<>|"]/u,
  / {2}| [,;:.!?»](?!\.)/u,
  /« /u,
  // A preposition melts into the article that a name or a thing brings along.
  /(?<!\p{L})(?:a|di|da|in) (?:il|lo|la|i|gli|le) (?=\p{Ll})/u,
  /(?<!\p{L})(?:e E|a A)(?!d)/u,
  /(?<!\p{L})(?:un’|l’|dell’|all’)(?![\p{L}“«])/u,
  /(?<!\.)\.\.(?!\.)|,,|(?<!\.\p{L})\.,/u,
  /\. \p{Ll}/u,
  // A grave accent where an acute belongs, and the apostrophe of a typewriter.
  /perchè|finchè|poichè|benchè|(?<!\p{L})(?:sè|nè)(?!\p{L})|E’|(?<!\p{L})pò(?!\p{L})/u,
]

describe('the Italian offline author', () => {
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
    expect(countWords(text, 'it') / sentencesOf(text, 'it').length).toBeLessThanOrEqual(SENTENCE_WORDS[brief.targetAge])
    for (const line of aside(story)) expect(line).toMatch(/^[^{}[\]<>|]+$/)
    expect(new Set(plan.chapters.map(({ title }) => title)).size).toBe(chapters.length)
  })

  it('sets quotation marks, accents and contractions as a printer would', () => {
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

  it('closes every quotation that it opens, in its own paragraph', () => {
    const pairs = [
      ['«', '»'],
      ['“', '”'],
    ] as const
    const open = STORIES.flatMap(({ story }) =>
      textOf(story)
        .split('\n')
        .filter(line => pairs.some(([start, end]) => line.split(start).length !== line.split(end).length)),
    )
    expect(open).toEqual([])
  })

  it('tells the same story again for the same seed, to the letter', () => {
    const brief = variedItalianBrief(4)
    expect(compose(italian, structuredClone(brief))).toEqual(compose(italian, brief))
  })

  it('tells the story otherwise for another seed', () => {
    const brief = variedItalianBrief(7)
    const written = Array.from({ length: 8 }, (_, index) => compose(italian, { ...brief, seed: `other ${index}` }))
    expect(new Set(written.map(({ chapters }) => chapters.map(({ text }) => text).join('\n'))).size).toBe(8)
  })

  it('computes 2,000 words in under a second', () => {
    const brief = variedItalianBrief(5)
    expect(processorMs(() => compose(italian, brief))).toBeLessThan(1000)
  })

  it('keeps every chapter within its share for any number of chapters', () => {
    const brief = variedItalianBrief(8)
    for (const chapterCount of [1, 2, 4, 7, 12, 24]) {
      const { chapters, outline } = compose(italian, { ...brief, chapterCount })
      const off = chapters.map(({ text }, index) =>
        Math.abs(countWords(text, 'it') / (outline.chapters[index]?.words ?? 1) - 1),
      )
      expect(Math.max(...off), `${chapterCount} chapters`).toBeLessThanOrEqual(0.1)
    }
  })

  it('speaks of the hero in the words of the gender that was answered', () => {
    const brief = variedItalianBrief(41)
    const written = (gender: 'female' | 'male', seed: string) =>
      textOf(compose(italian, { ...brief, seed, hero: { ...brief.hero, gender } }))
    const said = (gender: 'female' | 'male') =>
      ['a', 'b', 'c', 'd', 'e', 'f'].map(seed => written(gender, seed)).join('\n')
    expect(said('female')).not.toBe(said('male'))
  })

  it('lets nobody answer a companion who is elsewhere', () => {
    const brief = variedItalianBrief(41)
    const [plot] = italian.plots.filter(({ ages }) => ages.includes('child'))
    const parted = { ...(plot as Plot), scenes: [scene('Lejos.', 'apart')] }
    const [verbosity] = verbositiesFor(brief)
    const { inserts } = italian.phraseBrief(brief, parted, seeded('apart'), verbosity as Verbosity)
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

  it('names the place and the people itself where a plot leaves them out', () => {
    const brief = variedItalianBrief(39)
    const [plot] = italian.plots.filter(({ ages }) => ages.includes('child'))
    const silent = { ...(plot as Plot), scenes: [scene('{H} partì.')] }
    const [verbosity] = verbositiesFor(brief)
    const written = (bones: Plot) =>
      italian.phraseBrief(brief, bones, seeded('bones'), verbosity as Verbosity).inserts.flatMap(({ facts }) => facts)
    const people = brief.relations.map((_, index) => `relation.${index}.name`)
    expect(people.length).toBeGreaterThan(0)
    expect(written(silent)).toEqual(expect.arrayContaining(['setting.location', ...people]))
    const spoken = { ...silent, scenes: [scene('{Lì} {a.+} vide {b.+}.')] }
    expect(written(spoken).filter(fact => fact === 'setting.location' || people.includes(fact)).length).toBeLessThan(
      people.length + 1,
    )
  })

  it('speaks of the weather to the smallest in the present', () => {
    const brief = variedItalianBrief(0)
    const [plot] = italian.plots.filter(({ ages }) => ages.includes(brief.targetAge))
    const [verbosity] = verbositiesFor(brief)
    const speech = italian.phraseBrief(brief, plot as Plot, seeded('weather'), verbosity as Verbosity)
    expect(brief.targetAge).toBe('toddler')
    const said = ['w.ora', 'w.ancora', 'w.fine'].map(token => speech.resolve(token) ?? '')
    expect(said.every(words => words !== '' && !/(?:[aei]va|era)(?: |\.)/u.test(words))).toBe(true)
  })

  it('has a plot of its own for every age and category', () => {
    for (const age of TARGET_AGES)
      for (const category of CATEGORIES.filter(one => age !== 'toddler' || one !== 'horror')) {
        const fitting = italian.plots.filter(
          ({ ages, categories }) => ages.includes(age) && categories.includes(category),
        )
        expect(fitting.length, `${age} ${category}`).toBeGreaterThan(0)
      }
  })
})
