import type * as z from 'zod/mini'

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
  /** Tokens of the answer, the model's thinking included. */
  readonly outputTokens: number
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
  | { readonly state: 'bad'; readonly problem: string }

/** Every promise settles within the deadlines the model was opened with. */
export interface TextModel {
  readonly name: string
  /** Throws ModelError without any answer. */
  structured<Shape>(request: StructuredRequest<Shape>): Promise<StructuredOutput<Shape>>
  /** Piece by piece. Throws ModelError when it breaks off. */
  text(request: TextRequest): AsyncIterable<string>
}
