import * as z from 'zod/mini'
import type { Fact } from '../../story/brief.ts'
import type { FactQuote } from '../../story/manuscript.ts'
import { tidy } from './tidy.ts'

/** Words of a request's answer for the quotes of so many facts. */
export const WORDS_PER_QUOTE = 14

export const Quotes = z.array(z.strictObject({ fact: z.string(), quote: z.string() }))

export const quotedFacts = (facts: readonly Fact[]): number => facts.filter(fact => fact.byQuote).length

/** Tidied as the text is, so that each can be found in it. */
export const tidyQuotes = (quotes: readonly FactQuote[], language: string): FactQuote[] =>
  quotes.map(({ fact, quote }) => ({ fact, quote: tidy(quote, language) })).filter(({ quote }) => quote !== '')

/** Of quotes, the newest first, those that stand in the text. */
export const quotesIn = (text: string, ...quotes: readonly (readonly FactQuote[] | undefined)[]): FactQuote[] =>
  quotes.flatMap(list => list ?? []).filter(({ quote }) => text.includes(quote))
