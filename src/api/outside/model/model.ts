import type * as z from 'zod/mini'
import type { Effort } from './thinking.ts'

/** Cost of one request; estimated from the characters where a provider does not say. */
export interface ModelUsage {
  readonly model: string
  readonly inputTokens: number
  readonly outputTokens: number
}

interface ModelRequest {
  /** Ours alone, never a visitor's words. */
  readonly instructions: string
  readonly prompt: string
  /** Tokens of the answer; what the model thinks comes on top. */
  readonly outputTokens: number
  /** Default: medium. Models that do not think ignore it. */
  readonly effort?: Effort
  /** The same for every try of a request: sent as `Idempotency-Key`. Latin letters, digits and signs. */
  readonly key?: string
  readonly signal: AbortSignal
  /** Called and awaited once per request, also after a failure. */
  readonly spent: (usage: ModelUsage) => Promise<void>
}

export interface StructuredRequest<Shape> extends ModelRequest {
  /** Name of the schema: letters, digits, `-` and `_`. */
  readonly name: string
  readonly schema: z.ZodMiniType<Shape>
}

export type TextRequest = ModelRequest

/** `problem` tells the model, in English, what was wrong. May quote the answer: never log it. */
export type StructuredOutput<Shape> =
  | { readonly state: 'good'; readonly value: Shape }
  | {
      readonly state: 'bad'
      readonly problem: string
      /** Whether thinking used up the tokens before an answer began. */
      readonly isThoughtAway?: boolean
      /** Whether the provider held its answer back as unfit. */
      readonly isWithheld?: boolean
    }

/** Every promise settles within the deadlines the model was opened with. */
export interface TextModel {
  readonly name: string
  /** What each request may think with, beside its answer; absent where models do not think. */
  readonly thinkingTokens?: number
  /** Throws ModelError without any answer. */
  structured<Shape>(request: StructuredRequest<Shape>): Promise<StructuredOutput<Shape>>
  /** Piece by piece. Throws ModelError when it breaks off. */
  text(request: TextRequest): AsyncIterable<string>
}
