import type { Parameter } from '../../contract/parameter.ts'
import type { AnswerForecast } from '../author/answer-forecast.ts'
import type { Refusal } from '../results/refusal.ts'
import type { Brief } from '../story/brief.ts'

/** Checks of a request before it becomes a story; the studio implements them. */
export interface Admission {
  readonly author: 'offline' | 'model'
  readonly languages: readonly string[] | null
  readonly lengths: readonly number[]
  readonly toddlerLengths: readonly number[]
  /** The language and the token estimate, or the refusal. */
  admit(parameter: Parameter): { readonly language: string; readonly tokens: number } | Refusal
  /** Missing where the author takes every answer. */
  readonly forecast?: ((brief: Brief) => Promise<AnswerForecast>) | undefined
  /** The token estimate of a revision, or the refusal. */
  admitRevision(parameter: Parameter, request: string): { readonly tokens: number } | Refusal
}
