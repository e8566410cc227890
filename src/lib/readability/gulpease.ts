import type { TextMeasures } from './text-measures.ts'

/**
 * Gulpease for Italian: 89 + (300 sentences - 10 letters) / words. 0 (hardest) to 100; needs no syllables.
 * Pietro Lucisano and Maria Emanuela Piemontese, "GULPEASE: una formula per la predizione della difficoltà dei testi in
 * lingua italiana", Scuola e città 3 (1988).
 */
export function gulpease({ sentences, words, letters }: TextMeasures): number {
  return 89 + (300 * sentences - 10 * letters) / words
}
