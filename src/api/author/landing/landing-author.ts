import type { Category } from '../../../contract/categories.ts'
import type { LandingProposal, LandingWords } from '../../../contract/landing.ts'
import type { Language } from '../../../contract/languages.ts'

export interface LandingIdea {
  /** What staff typed: data, never an instruction. */
  readonly idea: string
  readonly language: Language
  /** Found in the idea when it is missing. */
  readonly category?: Category | undefined
}

export interface LandingTranslation {
  readonly idea: string
  readonly words: LandingWords
  readonly from: Language
  readonly into: Language
  readonly category: Category
}

/** A number from 0 up to, not including, 1. */
export type Random = () => number

/** Writes landing pages without a model; the same draws give the same page. */
export interface OfflineLandingAuthor {
  writeLanding(ask: LandingIdea & { readonly random: Random }): LandingProposal
  translateLanding(ask: LandingTranslation & { readonly random: Random }): LandingWords
}

export type Written<Words> = Words & { readonly writtenBy: 'offline' | 'model' }

/** Writes the texts of landing pages, whoever does it. */
export interface LandingAuthor {
  write(idea: LandingIdea, signal: AbortSignal): Promise<Written<LandingProposal>>
  translate(translation: LandingTranslation, signal: AbortSignal): Promise<Written<LandingWords>>
}
