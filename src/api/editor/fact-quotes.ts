import { own } from '../../lib/own.ts'
import { wordsOf } from '../../lib/words.ts'
import type { Fact } from '../story/brief.ts'
import type { FactQuote, Manuscript } from '../story/manuscript.ts'
import { aliasTest } from './alias.ts'
import { folded } from './folding.ts'
import { paragraphsOf } from './paragraphs.ts'
import { STOP_WORDS } from './stop-words.ts'

/** Units of a word that its forms share: "counts", "counting". */
const STEM_UNITS = 4
const NO_WORDS: ReadonlySet<string> = new Set()

/** Beginnings of the words that mean something. */
function stemsOf(text: string, language: string): string[] {
  const stops = own(STOP_WORDS, language) ?? NO_WORDS
  return wordsOf(folded(text, language), language)
    .filter(word => !stops.has(word))
    .map(word => word.slice(0, STEM_UNITS))
}

/** Whether a quote has a word of the answer, in any form, or of the ways in which the language says it. */
function sharesMeaning(fact: Fact, quote: string, language: string): boolean {
  const stems = new Set([fact.text, ...fact.aliases].flatMap(text => stemsOf(text, language)))
  return stemsOf(quote, language).some(stem => stems.has(stem))
}

/** Chapters count from 1, paragraphs from 0. */
interface QuotePosition {
  readonly chapter: number
  readonly paragraph: number
  readonly quote: string
}

/**
 * The quotes of a fact that are really there, letter by letter, and have a word of the answer in any form or were confirmed by
 * a reader of the whole, in order. One that says nothing is none; of a name, each says it.
 */
export function quotesOf(fact: Fact, chapters: readonly Manuscript[], language: string): QuotePosition[] {
  const tests = fact.byQuote ? [] : fact.aliases.map(alias => aliasTest(alias, language))
  return chapters.flatMap(chapter => {
    const paragraphs = paragraphsOf(chapter)
    const quotes = chapter.quotes?.filter(one => one.fact === fact.id) ?? []
    return quotes.flatMap(({ quote, isConfirmed }) => {
      const paragraph = paragraphs.findIndex(text => text.includes(quote))
      if (paragraph === -1 || stemsOf(quote, language).length === 0) return []
      if (!fact.byQuote && !tests.some(test => test(quote))) return []
      if (!isConfirmed && !sharesMeaning(fact, quote, language)) return []
      return [{ chapter: chapter.number, paragraph, quote }]
    })
  })
}

/** The first of `quotesOf`. */
export const findQuote = (fact: Fact, chapters: readonly Manuscript[], language: string): QuotePosition | undefined =>
  quotesOf(fact, chapters, language)[0]

/** Words of an answer in a text. */
export interface StemTest {
  readonly language: string
  readonly count: (text: string) => number
  readonly distinct: (text: string) => number
}

export function stemTest(fact: Fact, language: string): StemTest {
  const stems = new Set([fact.text, ...fact.aliases].flatMap(text => stemsOf(text, language)))
  const found = (text: string) => stemsOf(text, language).filter(stem => stems.has(stem))
  return { language, count: text => found(text).length, distinct: text => new Set(found(text)).size }
}

/** The quotes that stand in the text and share no word with their answers: a reader of the whole has to judge them. */
export function openQuotes(facts: readonly Fact[], chapters: readonly Manuscript[], language: string): FactQuote[] {
  const known = new Map(facts.map(fact => [fact.id, fact]))
  return chapters.flatMap(({ text, quotes = [] }) =>
    quotes.filter(({ fact: id, quote, isConfirmed }) => {
      const fact = known.get(id)
      return fact && !isConfirmed && text.includes(quote) && !sharesMeaning(fact, quote, language)
    }),
  )
}
