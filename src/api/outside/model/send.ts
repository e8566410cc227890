import { Output, streamText } from 'ai'
import { cappedFetch } from './capped-fetch.ts'
import type { Deadlines } from './deadlines.ts'
import { languageModel, type ModelConfig } from './language-model.ts'
import type { StructuredRequest, TextRequest } from './model.ts'
import { effortSettings } from './thinking.ts'

/** The library would print them; a server's log is JSON. */
globalThis.AI_SDK_LOG_WARNINGS = false

/** Schema without parsing of pieces: parsing each anew would take quadratic time. */
export const sentSchema = <Shape>(request: StructuredRequest<Shape>) => ({
  ...Output.object({ schema: request.schema, name: request.name }),
  parsePartialOutput: async () => undefined,
  parseCompleteOutput: async ({ text }: { text: string }) => text,
})

interface Sent {
  readonly output?: ReturnType<typeof sentSchema>
  /** Whether the model is told how long to think. */
  readonly isEffortSaid: boolean
}

/** A model that thinks may be silent meanwhile: its time is added wherever a silence is measured. */
function waitsOf({ firstChunkMs, chunkMs, totalMs, totalMsPerToken }: Deadlines, tokens: number, thinking: number) {
  const thinkingMs = thinking * totalMsPerToken
  return {
    totalMs: totalMs + tokens * totalMsPerToken,
    firstChunkMs: firstChunkMs + thinkingMs,
    chunkMs: chunkMs + thinkingMs,
  }
}

/** Begins a request. `leave` ends it, whatever its state. */
export function send(config: ModelConfig, deadlines: Deadlines, request: TextRequest, { output, isEffortSaid }: Sent) {
  const { thinkingTokens = 0 } = config
  const tokens = request.outputTokens + thinkingTokens
  const timeout = waitsOf(deadlines, tokens, thinkingTokens)
  const bytes = deadlines.responseBytes + tokens * deadlines.responseBytesPerToken
  const failure: { error?: unknown } = {}
  const left = new AbortController()
  const stream = streamText({
    model: languageModel(config, cappedFetch({ beginMs: timeout.firstChunkMs, bytes })),
    instructions: request.instructions,
    prompt: request.prompt,
    maxOutputTokens: tokens,
    maxRetries: 0,
    headers: { 'Idempotency-Key': request.key },
    abortSignal: AbortSignal.any([request.signal, left.signal]),
    timeout,
    onError: ({ error }) => {
      failure.error ??= error
    },
    ...(isEffortSaid && effortSettings(config, request.effort)),
    ...(output && { output }),
  })
  return { stream, failure, leave: () => left.abort() }
}

export type Sending = ReturnType<typeof send>
