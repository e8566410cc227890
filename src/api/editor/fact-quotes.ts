import { own } from '../../lib/own.ts'
import { wordsOf } from '../../lib/words.ts'
import type { Fact } from '../story/brief.ts'
import type { FactQuote, Manuscript } from '../story/manuscript.ts'
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
 * The first quote of a fact that is really there, letter by letter, and has a word of the answer in any form or was confirmed by
 * a reader of the whole. One that says nothing is none.
 */
export function findQuote(fact: Fact, chapters: readonly Manuscript[], language: string): QuotePosition | undefined {
  for (const chapter of chapters) {
    const paragraphs = paragraphsOf(chapter)
    for (const { quote, isConfirmed } of chapter.quotes?.filter(one => one.fact === fact.id) ?? []) {
      const paragraph = paragraphs.findIndex(text => text.includes(quote))
      if (paragraph === -1 || stemsOf(quote, language).length === 0) continue
      if (!isConfirmed && !sharesMeaning(fact, quote, language)) continue
      return { chapter: chapter.number, paragraph, quote }
    }
  }
  return undefined
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
