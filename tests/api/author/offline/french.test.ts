import { describe, expect, it, test } from 'vitest'
import { meetsNeeds } from '../../../../src/api/author/offline/candidates.ts'
import { type Composition, compose } from '../../../../src/api/author/offline/compose.ts'
import { french } from '../../../../src/api/author/offline/fr/french.ts'
import { checkChapter } from '../../../../src/api/editor/chapter.ts'
import { findFacts } from '../../../../src/api/editor/facts.ts'
import { checkManuscript } from '../../../../src/api/editor/manuscript.ts'
import { CATEGORIES } from '../../../../src/contract/categories.ts'
import { seeded } from '../../../../src/lib/seeded.ts'
import { countWords, sentencesOf } from '../../../../src/lib/words.ts'
import { openCorpus } from '../../../helpers/corpus.ts'
import { processorMs } from '../../../helpers/processor-time.ts'
import { variedBriefInFrench } from './briefs-fr.ts'

const SENTENCE_WORDS = { toddler: 8, child: 12, '12-20': 18, '20+': 30 }
const corpus = openCorpus(import.meta.filename).of('fr')
const briefs = Array.from({ length: 84 }, (_, index) => variedBriefInFrench(index))
const cases = corpus.cases([...briefs.entries()], 13)
const textOf = ({ chapters }: Composition) => chapters.map(({ text }) => text).join('\n')

/** What no French page shows: a space that breaks before a high mark, a guillemet that touches, a vowel left standing. */
const SLIPS = [
  /[{}[\]<>|"]/u,
  /\p{L} [;:!?»]|« /u,
  /«[^\u202f]|[^\u202f]»/u,
  / {2}|,,|\.\./u,
  /(?:^|[\s\u202f’])(?:d|qu|l|j|n|s|lorsqu|puisqu)’(?![aeiouyhàâæéèêëîïôœøùûüıİ]|$)/imu,
  /(?:^|[\s\u202f])(?:de|que|lorsque|puisque|je|ne) (?:[aeiouéèêâîô](?!nz)|Anna|Émile|O'Neil|İpek)/u,
]

describe('the French offline author', () => {
  test.each(cases.map(([index, brief]) => [index, brief.category, brief.targetAge, brief.words, brief] as const))(
    'meets every bar in story %i: %s, %s, %i words',
    (_, _category, _age, _words, brief) => {
      const story = compose(french, brief)
      const { chapters, outline, plan, sheet, scenery } = story
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
      expect(countWords(text, 'fr') / sentencesOf(text, 'fr').length).toBeLessThanOrEqual(
        SENTENCE_WORDS[brief.targetAge],
      )
      expect(SLIPS.flatMap(slip => slip.exec(text)?.[0] ?? [])).toEqual([])
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

  it('tells the same story again for the same seed, to the letter', () => {
    const brief = variedBriefInFrench(4)
    expect(compose(french, structuredClone(brief))).toEqual(compose(french, brief))
  })

  it('tells the story otherwise for another seed', () => {
    const brief = variedBriefInFrench(7)
    const written = Array.from({ length: 8 }, (_, index) => compose(french, { ...brief, seed: `other ${index}` }))
    expect(new Set(written.map(({ chapters }) => chapters.map(({ text }) => text).join('\n'))).size).toBe(8)
  })

  it('keeps every beat whole, whichever of its optional sentences are told', () => {
    const beats = briefs.flatMap(brief => {
      const [plot] = french.plots
      if (!plot) throw new Error('no plot')
      const verbosity = { excerpt: 20, singles: 4, isTight: false }
      return french.phraseBrief(brief, plot, seeded(brief.seed), verbosity).inserts
    })
    const lines = new Set(beats.flatMap(({ phrasings: render, short = [] }) => [...render, ...short]))
    const count = (text: string, mark: string) => text.split(mark).length
    const isWhole = (text: string) => count(text, '«') === count(text, '»') && count(text, '<') === count(text, '>')
    const broken = [...lines]
      .flatMap(template => template.split('\n'))
      .filter(line => !isWhole(line) || !isWhole(line.replace(/<[^<>]*>/gu, '')))
    expect(lines.size).toBeGreaterThan(300)
    expect(broken).toEqual([])
    expect(
      [...lines].filter(line => /(?<!\p{L})(?:de|que|lorsque|puisque) \{(?:h|[abt]|r\d+)(?:\.\+)?\}/iu.test(line)),
    ).toEqual([])
  })

  it('has episodes enough for ten thousand words of any kind', () => {
    const fitting = (age: 'child' | '20+', category: (typeof CATEGORIES)[number]) =>
      french.episodes.filter(
        ({ ages, categories, needs }) =>
          ages.includes(age) &&
          (categories.length === 0 || categories.includes(category)) &&
          meetsNeeds(needs, new Set([age, age === 'child' ? 'kid' : 'grown', category, 'indoors'])),
      )
    const few = CATEGORIES.flatMap(category =>
      (['child', '20+'] as const).filter(age => fitting(age, category).length < 38).map(age => `${category}, ${age}`),
    )
    expect(few).toEqual([])
    expect(new Set(french.episodes.map(({ id }) => id)).size).toBe(french.episodes.length)
  })

  it('lets nobody speak with a companion who is elsewhere', () => {
    const plot = french.plots.find(({ ages }) => ages.includes('20+'))
    if (!plot) throw new Error('no plot')
    const gone = { phrasings: ['Personne.'], rank: 0, gives: 'apart' }
    const apart = { ...plot, scenes: [{ titles: [], summary: '', beats: [gone] }, ...plot.scenes] }
    const verbosity = { excerpt: 20, singles: 4, isTight: false }
    const brief = briefs.find(({ targetAge, answers }) => targetAge === '20+' && answers.length > 1)
    if (!brief) throw new Error('no brief')
    const { inserts } = french.phraseBrief(brief, apart, seeded('apart'), verbosity)
    const early = inserts.filter(({ slot, needs }) => slot !== 'after' && needs?.includes('!apart/together') !== true)
    const company = early.filter(({ slot, facts }) => slot === 'company' || facts.some(id => id.startsWith('relation')))
    const others = early.filter(insert => !company.includes(insert)).flatMap(({ phrasings: render }) => render)
    expect(others.length).toBeGreaterThan(20)
    expect(others.filter(template => /\{a[.}]|\{ils\}/iu.test(template))).toEqual([])
  })

  it('computes 2,000 words in under a second', () => {
    const brief = variedBriefInFrench(5)
    expect(processorMs(() => compose(french, brief))).toBeLessThan(1000)
  })
})
