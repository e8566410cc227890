import { own } from '../../../lib/own.ts'

/** Longer answers come out too short: longer chapters are written in parts. */
export const PART_WORDS_MAX = 1500

/** Tokens per word: English is cheapest, other Latin scripts cost more, other scripts most. */
const TOKENS_PER_WORD: Readonly<Record<string, number>> = { en: 1.5, de: 2.2, fr: 2, es: 2, it: 2 }
const TOKENS_PER_WORD_ELSE = 5
/** Allowance for JSON; what a model thinks comes on top (`AI_THINKING_TOKENS`). */
const TOKENS_ASIDE = 2000
/** Factor by which an answer may exceed its length before it is cut. */
const TOKENS_SLACK = 1.6

export function shareWords(words: number, parts: number): number[] {
  return Array.from({ length: parts }, (_, index) => {
    return Math.round((words * (index + 1)) / parts) - Math.round((words * index) / parts)
  })
}

export const tokensOf = (words: number, language: string): number =>
  Math.ceil(words * (own(TOKENS_PER_WORD, language) ?? TOKENS_PER_WORD_ELSE))

/** Tokens to allow an answer of about so many words. */
export const tokensFor = (words: number, language: string): number =>
  Math.ceil(tokensOf(words, language) * TOKENS_SLACK) + TOKENS_ASIDE
