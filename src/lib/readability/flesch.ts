import type { TextMeasures } from './text-measures.ts'

/**
 * Flesch Reading Ease for English: 206.835 - 1.015 words/sentence - 84.6 syllables/word. About 0 (hardest) to 121.
 * Rudolf Flesch, "A new readability yardstick", Journal of Applied Psychology 32 (1948).
 */
export function flesch({ sentences, words, syllables }: TextMeasures): number {
  return 206.835 - 1.015 * (words / sentences) - 84.6 * (syllables / words)
}
