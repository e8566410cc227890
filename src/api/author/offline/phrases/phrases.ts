import type { Template } from '../language-pack.ts'

/** Languages of the offline author. */
export type PackLanguage = 'de' | 'en' | 'fr' | 'es' | 'it'

/** How one answer is told while two sit still; `{X:id}` stands for its words, with `id` that of its fact. */
export interface Phrases {
  readonly tell: readonly Template[]
  /** For a story that has no room. */
  readonly short: readonly Template[]
  /** For the smallest. */
  readonly small: readonly Template[]
}

export type InLanguages = Readonly<Record<PackLanguage, Phrases>>
