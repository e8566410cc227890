import type { Template } from '../language-pack.ts'

export type PackLanguage = 'de' | 'en' | 'fr' | 'es' | 'it'

/** Phrases of an answer told in a quiet scene; `{X:id}` is its words, with `id` that of its fact. */
export interface Phrases {
  readonly phrasings: readonly Template[]
  readonly short: readonly Template[]
  readonly small: readonly Template[]
}

export type InLanguages = Readonly<Record<PackLanguage, Phrases>>
