import { describe, expect, it } from 'vitest'
import { materialOf } from '../../../../../src/api/author/landing/offline/material.ts'
import { writeLanding } from '../../../../../src/api/author/landing/offline/write-landing.ts'
import { resemblance, signatureOf } from '../../../../../src/api/editor/min-hash.ts'
import { CATEGORIES } from '../../../../../src/contract/categories.ts'
import { LandingProposal, type LandingWords } from '../../../../../src/contract/landing.ts'
import { LANGUAGES, type Language } from '../../../../../src/contract/languages.ts'
import { seeded } from '../../../../../src/lib/seeded.ts'
import { countWords, wordsOf } from '../../../../../src/lib/words.ts'
import { openCorpus } from '../../../../helpers/corpus.ts'
import { HOSTILE, IDEAS } from './ideas.ts'

const MANY = 300
const segmenter = new Intl.Segmenter()
const graphemes = (text: string) => [...segmenter.segment(text)].length

/** Ideas as staff type them, hostile ones, and any person, subject and occasion together. */
function manyIdeas(language: Language): string[] {
  const { persons, tales, occasions } = materialOf(language)
  const dice = seeded(`ideas ${language}`)
  const one = (entries: Readonly<Record<string, { words: readonly string[] }>>) =>
    dice.pick(Object.values(entries).flatMap(({ words }) => words))
  const fixed = [...IDEAS[language].map(([idea]) => idea), ...HOSTILE]
  const mixed = Array.from({ length: MANY - fixed.length }, () =>
    dice
      .shuffle([one(persons), one(tales), one(occasions), 'qwrt'])
      .slice(dice.next() * 3)
      .join(' '),
  )
  return [...fixed, ...mixed]
}

const allTexts = (page: LandingWords): string =>
  [
    ...[page.title, page.content, page.boxTitle, page.boxText, page.metaTitle, page.metaDescription],
    ...[page.productDefinition, ...page.productQuestions.flatMap(({ question, options }) => [question, ...options])],
  ].join('\n\n')

/** Of words that no other of our languages has, how many stand in a text. */
const TELLING: Readonly<Record<Language, readonly string[]>> = {
  de: ['und', 'nicht', 'der', 'wird'],
  en: ['the', 'and', 'with', 'you'],
  fr: ['les', 'est', 'dans', 'une'],
  es: ['los', 'las', 'el', 'que'],
  it: ['gli', 'della', 'che', 'il'],
  th: ['ของ', 'ที่', 'และ', 'คุณ'],
  tr: ['bir', 've', 'için', 'bu'],
}

function foreignWords(text: string, language: Language): string[] {
  const own = new Set(TELLING[language])
  const words = new Set(wordsOf(text.toLowerCase(), language))
  return LANGUAGES.filter(other => other !== language).filter(
    other => TELLING[other].filter(word => words.has(word) && !own.has(word)).length > 2,
  )
}

describe.each(openCorpus(import.meta.filename).languages(LANGUAGES, 7))('a landing page in %s', language => {
  const ideas = manyIdeas(language)
  const dice = seeded(`pages ${language}`)
  const pages = ideas.map(idea => writeLanding({ idea, language, random: dice.next }))

  it('is whole and within its measures for 300 ideas, meant well or not', () => {
    for (const page of pages) {
      expect(LandingProposal.safeParse(page).error?.issues).toBeUndefined()
      expect(graphemes(page.metaTitle)).toBeLessThanOrEqual(60)
      expect(graphemes(page.metaDescription)).toBeGreaterThanOrEqual(120)
      expect(graphemes(page.metaDescription)).toBeLessThanOrEqual(160)
      const sections = page.content.match(/^## \S.*$/gmu) ?? []
      expect(sections.length).toBeGreaterThanOrEqual(3)
      expect(sections.length).toBeLessThanOrEqual(5)
      const words = countWords(page.content, language)
      expect(words).toBeGreaterThanOrEqual(250)
      expect(words).toBeLessThanOrEqual(450)
    }
  })

  it('has no open place, no double space, no mark of code and no other language in it', () => {
    for (const page of pages) {
      const text = allTexts(page)
      expect(text).not.toMatch(/[{}<>[\]`*_\\|$%]|undefined| {2}|\.\.|https?:/u)
      expect(text).not.toMatch(
        /[\u202a-\u202e\u2066-\u2069\p{Extended_Pictographic}\p{Script=Hebrew}\p{Script=Cyrillic}]/u,
      )
      expect(foreignWords(text, language)).toEqual([])
      expect(page.url).not.toBe('')
      for (const { options } of page.productQuestions) expect(new Set(options).size).toBe(options.length)
    }
  })

  it('differs from the page of every other idea', () => {
    const signatures = pages.slice(0, IDEAS[language].length).map(({ content }) => signatureOf(content, language))
    const likeness = signatures.flatMap((one, index) =>
      signatures.slice(index + 1).map(other => resemblance(one, other)),
    )
    expect(Math.max(...likeness)).toBeLessThan(0.3)
    expect(new Set(pages.map(({ content }) => content)).size).toBe(pages.length)
  })

  it('says the idea in its own words where they are plain, and sets what is asked for', () => {
    const [[idea]] = [IDEAS[language][1] ?? ['']]
    const page = writeLanding({ idea, language, random: () => 0.5 })
    expect(page.title).toBe(idea)
    expect(page.content).toContain(idea)
    expect(page).toMatchObject({ category: 'adventure', group: 'fan' })
    for (const category of CATEGORIES)
      expect(writeLanding({ idea, language, category, random: () => 0.5 }).category).toBe(category)
  })

  it('is the same for the same idea and draws, and another for other draws', () => {
    const [idea = ''] = ideas
    const draw = (value: number) => writeLanding({ idea, language, random: () => value })
    expect(draw(0.25)).toEqual(draw(0.25))
    expect(draw(0.25).content).not.toBe(draw(0.75).content)
  })
})

describe('What a landing page took from its idea', () => {
  it.each([
    ['a dragon for my brother', 'subject'],
    ['a grandfather who repairs old clocks', 'frame'],
    ['tugboat', 'none'],
    ['asdf qwer', 'none'],
  ])('of "%s" is told: %s', (idea, use) => {
    expect(writeLanding({ idea, language: 'en', random: () => 0.3 }).ideaUse).toBe(use)
  })
})
