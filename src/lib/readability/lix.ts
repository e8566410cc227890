import type { TextMeasures } from './text-measures.ts'

/**
 * LIX for any language of Latin script: words/sentence + 100 longWords/words. Under 30 is a children's book, over 60 hard.
 * Carl-Hugo Björnsson, "Läsbarhet", Stockholm (1968).
 */
export function lix({ sentences, words, longWords }: TextMeasures): number {
  return words / sentences + (100 * longWords) / words
}
