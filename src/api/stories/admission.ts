import type { Parameter } from '../../contract/parameter.ts'
import type { Refusal } from '../results/refusal.ts'

/** What must be known of a wish before it becomes a story; the studio answers, the context hands it in. */
export interface Admission {
  readonly author: 'offline' | 'model'
  readonly languages: readonly string[] | null
  readonly lengths: readonly number[]
  /** Lengths for toddlers. */
  readonly toddlerLengths: readonly number[]
  /** The story's language code and the tokens it may cost, or why it is refused. */
  admit(parameter: Parameter): { readonly language: string; readonly tokens: number } | Refusal
  /** The tokens that a wish for the finished story of these answers may cost, or why it is refused. */
  admitWish(parameter: Parameter, wish: string): { readonly tokens: number } | Refusal
}
