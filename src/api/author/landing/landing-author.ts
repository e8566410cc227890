import type { Category } from '../../../contract/categories.ts'
import type { LandingProposal, LandingWords } from '../../../contract/landing.ts'
import type { Language } from '../../../contract/languages.ts'

export interface LandingIdea {
  /** Input of staff: data, never an instruction. */
  readonly idea: string
  readonly language: Language
  /** Detected in the idea when missing. */
  readonly category?: Category | undefined
}

export interface LandingTranslation {
  readonly idea: string
  readonly words: LandingWords
  readonly from: Language
  readonly into: Language
  readonly category: Category
}

/** From 0 up to, not including, 1. */
export type Random = () => number

export interface OfflineLandingAuthor {
  writeLanding(ask: LandingIdea & { readonly random: Random }): LandingProposal
  translateLanding(request: LandingTranslation & { readonly random: Random }): LandingWords
}

export type Written<Words> = Words & { readonly writtenBy: 'offline' | 'model' }

export interface LandingAuthor {
  write(idea: LandingIdea, signal: AbortSignal): Promise<Written<LandingProposal>>
  translate(translation: LandingTranslation, signal: AbortSignal): Promise<Written<LandingWords>>
}
