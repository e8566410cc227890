import type { TextMeasures } from './text-measures.ts'

/**
 * Flesch's ease for Spanish: 206.84 - 60 syllables/word - 1.02 words/sentence. Higher is easier.
 * José Fernández Huerta, "Medidas sencillas de lecturabilidad", Consigna 214 (1959), with the sentence term as words a
 * sentence, as Gwillim Law showed in 2011 that it was meant.
 */
export function fernandezHuerta({ sentences, words, syllables }: TextMeasures): number {
  return 206.84 - 60 * (syllables / words) - 1.02 * (words / sentences)
}
