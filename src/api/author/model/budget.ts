import { own } from '../../../lib/own.ts'
import type { Brief, Fact } from '../../story/brief.ts'

/** A longer answer than this many words comes out too short: longer chapters are written in parts. */
export const PART_WORDS_MAX = 1500

/** Tokens a word costs: English is cheapest, other Latin scripts cost more, other scripts most. */
const TOKENS_PER_WORD: Readonly<Record<string, number>> = { en: 1.5, de: 2.2, fr: 2, es: 2, it: 2 }
const TOKENS_PER_WORD_ELSE = 5
/** Room for JSON, and for a model that thinks before it writes. */
const TOKENS_ASIDE = 2000
/** An answer may run this far over what was asked before it is cut. */
const TOKENS_SLACK = 1.6

/** Shares a number of words out, to the word. */
export function shareWords(words: number, parts: number): number[] {
  return Array.from({ length: parts }, (_, index) => {
    return Math.round((words * (index + 1)) / parts) - Math.round((words * index) / parts)
  })
}

/** Tokens that so many words take in a language, without room to spare. */
export const tokensOf = (words: number, language: string): number =>
  Math.ceil(words * (own(TOKENS_PER_WORD, language) ?? TOKENS_PER_WORD_ELSE))

/** Tokens to allow an answer of about so many words. */
export const tokensFor = (words: number, language: string): number =>
  Math.ceil(tokensOf(words, language) * TOKENS_SLACK) + TOKENS_ASIDE

/** Answers that a reader meets first, whatever the story. */
const OPENING_FACTS = new Set(['hero.name', 'hero.age', 'hero.hair', 'hero.eyes', 'hero.build', 'setting.location'])

/** Facts that the opening tells, so that it can be written without the outline; all of them when it is the story. */
export function openingFacts(brief: Brief): Fact[] {
  return brief.facts.filter(({ id }) => brief.chapterCount === 1 || OPENING_FACTS.has(id))
}
