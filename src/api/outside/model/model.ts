import type * as z from 'zod/mini'

/** What one request cost. Estimated from the characters where a provider does not say. */
export interface ModelUsage {
  readonly model: string
  readonly inputTokens: number
  readonly outputTokens: number
}

interface Asked {
  /** Standing orders: ours alone, never a visitor's words. */
  readonly instructions: string
  readonly prompt: string
  /** Tokens the answer may have, the model's thinking included. */
  readonly outputTokens: number
  /** The same for every try of the same request: sent as `Idempotency-Key`. Latin letters, digits and signs. */
  readonly key?: string
  readonly signal: AbortSignal
  /** Called, and awaited, once a request, also for one that failed after it was sent. */
  readonly spent: (usage: ModelUsage) => Promise<void>
}

export interface StructuredRequest<Shape> extends Asked {
  /** Names the schema to the provider: letters, digits, `-` and `_`. */
  readonly name: string
  readonly schema: z.ZodMiniType<Shape>
}

export type TextRequest = Asked

/** `problem` says to the model, in English, what was wrong with its answer. It may quote it: never log it. */
export type StructuredAnswer<Shape> =
  | { readonly state: 'good'; readonly value: Shape }
  | { readonly state: 'bad'; readonly problem: string }

/** A language model behind one request at a time. Every promise settles within the deadlines it was opened with. */
export interface TextModel {
  readonly name: string
  /** Throws ModelError when there was no answer at all. */
  structured<Shape>(request: StructuredRequest<Shape>): Promise<StructuredAnswer<Shape>>
  /** The answer piece by piece. Throws ModelError when it breaks off. */
  text(request: TextRequest): AsyncIterable<string>
}
