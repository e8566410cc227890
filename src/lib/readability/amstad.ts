import type { TextMeasures } from './text-measures.ts'

/**
 * Flesch's ease for German: 180 - words/sentence - 58.5 syllables/word. Higher is easier.
 * Toni Amstad, "Wie verständlich sind unsere Zeitungen?", Zürich (1978).
 */
export function amstad({ sentences, words, syllables }: TextMeasures): number {
  return 180 - words / sentences - 58.5 * (syllables / words)
}
