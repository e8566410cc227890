import type { TextMeasures } from './text-measures.ts'

/**
 * Flesch's ease for French: 207 - 1.015 words/sentence - 73.6 syllables/word. Higher is easier.
 * Liliane Kandel and Abraham Moles, "Application de l'indice de Flesch à la langue française", Cahiers d'Études de
 * Radio-Télévision 19 (1958).
 */
export function kandelMoles({ sentences, words, syllables }: TextMeasures): number {
  return 207 - 1.015 * (words / sentences) - 73.6 * (syllables / words)
}
