import { ngrams } from './ngrams.ts'

/** Share of the runs of `size` words that stood in the text before. 0 when it has none. */
export function repeatedShare(words: readonly string[], size: number): number {
  const counts = ngrams(words, size)
  const all = Math.max(0, words.length - size + 1)
  return all === 0 ? 0 : (all - counts.size) / all
}

/** Distinct-n: different runs of `size` words as a share of all of them (Li, Galley, Brockett, Gao and Dolan, 2016). */
export const distinctShare = (words: readonly string[], size: number): number => 1 - repeatedShare(words, size)
