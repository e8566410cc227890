import { Output, streamText } from 'ai'
import { cappedFetch } from './capped-fetch.ts'
import { DEADLINES, type Deadlines } from './deadlines.ts'
import { failureOf } from './failure-of.ts'
import { languageModel, type ModelConfig } from './language-model.ts'
import type { ModelUsage, StructuredOutput, StructuredRequest, TextModel, TextRequest } from './model.ts'
import type { ModelFailure } from './model-error.ts'
import { readOutput } from './read-output.ts'
import { roughTokens } from './tokens.ts'

/** The library would print them; a server's log is JSON. */
globalThis.AI_SDK_LOG_WARNINGS = false

/** Schema without parsing of pieces: parsing each anew would take quadratic time. */
const sentSchema = <Shape>(request: StructuredRequest<Shape>) => ({
  ...Output.object({ schema: request.schema, name: request.name }),
  parsePartialOutput: async () => undefined,
  parseCompleteOutput: async ({ text }: { text: string }) => text,
})

type Sent = ReturnType<typeof sentSchema>

function send(config: ModelConfig, deadlines: Deadlines, request: TextRequest, output?: Sent) {
  const { outputTokens } = request
  const bytes = deadlines.responseBytes + outputTokens * deadlines.responseBytesPerToken
  const failure: { error?: unknown } = {}
  const left = new AbortController()
  const stream = streamText({
    model: languageModel(config, cappedFetch({ beginMs: deadlines.firstChunkMs, bytes })),
    instructions: request.instructions,
    prompt: request.prompt,
    maxOutputTokens: outputTokens,
    maxRetries: 0,
    headers: { 'Idempotency-Key': request.key },
    abortSignal: AbortSignal.any([request.signal, left.signal]),
    timeout: {
      totalMs: deadlines.totalMs + outputTokens * deadlines.totalMsPerToken,
      firstChunkMs: deadlines.firstChunkMs,
      chunkMs: deadlines.chunkMs,
    },
    onError: ({ error }) => {
      failure.error ??= error
    },
    ...(output && { output }),
  })
  return { stream, failure, leave: () => left.abort() }
}

type Sending = ReturnType<typeof send>

async function usageOf({ stream }: Sending, model: string, request: TextRequest, text: string): Promise<ModelUsage> {
  const reported = await Promise.resolve(stream.usage).catch(() => undefined)
  const promptTokens = roughTokens(request.instructions + request.prompt)
  return {
    model,
    inputTokens: reported?.inputTokens ?? promptTokens,
    outputTokens: reported?.outputTokens ?? roughTokens(text),
  }
}

/** Requests that did not reach the provider, or were turned away, cost nothing: waiting must be free. */
const UNCHARGED: readonly ModelFailure[] = ['busy', 'unreachable']
const nothing = (model: string): ModelUsage => ({ model, inputTokens: 0, outputTokens: 0 })

/** A cut stream ends silently: only the finish reason tells a whole answer. */
async function* pieces(sending: Sending, model: string, request: TextRequest): AsyncGenerator<string, string> {
  let text = ''
  let isUnanswered = false
  try {
    for await (const piece of sending.stream.textStream) {
      text += piece
      yield piece
    }
    if (sending.failure.error !== undefined) throw sending.failure.error
    return await sending.stream.finishReason
  } catch (error) {
    const failure = failureOf(sending.failure.error ?? error, request.signal)
    isUnanswered = text === '' && UNCHARGED.includes(failure.failure)
    throw failure
  } finally {
    sending.leave()
    await request.spent(isUnanswered ? nothing(model) : await usageOf(sending, model, request, text))
  }
}

async function whole(stream: AsyncGenerator<string, string>): Promise<{ text: string; finish: string }> {
  let text = ''
  for (let next = await stream.next(); ; next = await stream.next()) {
    if (next.done) return { text, finish: next.value }
    text += next.value
  }
}

/** Nothing is sent before the first request; a wrong key shows only there. */
export function openModel(config: ModelConfig, deadlines: Deadlines = DEADLINES): TextModel {
  const name = config.textModel
  return {
    name,
    async structured<Shape>(request: StructuredRequest<Shape>): Promise<StructuredOutput<Shape>> {
      const { text, finish } = await whole(pieces(send(config, deadlines, request, sentSchema(request)), name, request))
      return readOutput(text, finish, request.schema)
    },
    text: request => pieces(send(config, deadlines, request), name, request),
  }
}
