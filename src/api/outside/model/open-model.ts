import { type Abilities, openAbilities } from './abilities.ts'
import { askInWords } from './ask-in-words.ts'
import { DEADLINES, type Deadlines } from './deadlines.ts'
import { failureOf } from './failure-of.ts'
import type { ModelConfig } from './language-model.ts'
import type { ModelUsage, StructuredOutput, StructuredRequest, TextModel, TextRequest } from './model.ts'
import { ModelError, type ModelFailure } from './model-error.ts'
import { readOutput } from './read-output.ts'
import { type Sending, send, sentSchema } from './send.ts'
import { roughTokens } from './tokens.ts'

async function usageOf({ stream }: Sending, model: string, request: TextRequest, text: string): Promise<ModelUsage> {
  const reported = await Promise.resolve(stream.usage).catch(() => undefined)
  const promptTokens = roughTokens(request.instructions + request.prompt)
  return {
    model,
    inputTokens: reported?.inputTokens ?? promptTokens,
    outputTokens: reported?.outputTokens ?? roughTokens(text),
  }
}

/** Requests that did not reach the provider, or were turned away, cost nothing: waiting must be free, and so must learning. */
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
    isUnanswered = text === '' && (UNCHARGED.includes(failure.failure) || failure.lacks.length > 0)
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

interface Opened {
  readonly config: ModelConfig
  readonly deadlines: Deadlines
  readonly abilities: Abilities
}

/** With a key of its own: a provider may keep the refusal for the first. */
const again = <Request extends TextRequest>(request: Request): Request => ({
  ...request,
  ...(request.key !== undefined && { key: `${request.key}:again` }),
})

/** Pieces of a text; asked once more where only the effort was refused. */
async function* texts(opened: Opened, first: TextRequest): AsyncGenerator<string, string> {
  const { config, deadlines, abilities } = opened
  for (let request = first; ; request = again(request)) {
    const isEffortSaid = abilities.sent().includes('effort')
    try {
      const sending = send(config, deadlines, request, { isEffortSaid })
      return yield* pieces(sending, config.textModel, request)
    } catch (error) {
      if (!(error instanceof ModelError && abilities.learn(error.lacks, isEffortSaid ? ['effort'] : []))) throw error
    }
  }
}

/** Asked again without what the model refuses: first how long to think, then the schema, which is put into words. */
async function structured<Shape>(
  { config, deadlines, abilities }: Opened,
  first: StructuredRequest<Shape>,
): Promise<StructuredOutput<Shape>> {
  for (let request = first; ; request = again(request)) {
    const sent = abilities.sent()
    const isSchema = sent.includes('schema')
    const asked = isSchema ? request : askInWords(request)
    const output = isSchema ? { output: sentSchema(request) } : {}
    const sending = send(config, deadlines, asked, { ...output, isEffortSaid: sent.includes('effort') })
    try {
      const { text, finish } = await whole(pieces(sending, config.textModel, asked))
      return readOutput(text, finish, request.schema)
    } catch (error) {
      if (!(error instanceof ModelError && abilities.learn(error.lacks, sent))) throw error
    }
  }
}

/** Nothing is sent before the first request; a wrong key shows only there. */
export function openModel(config: ModelConfig, deadlines: Deadlines = DEADLINES): TextModel {
  const { textModel: name, thinkingTokens = 0, json = 'schema' } = config
  const abilities = openAbilities([
    ...(json === 'schema' ? (['schema'] as const) : []),
    ...(thinkingTokens > 0 ? (['effort'] as const) : []),
  ])
  const opened = { config, deadlines, abilities }
  return {
    name,
    thinkingTokens,
    structured: request => structured(opened, request),
    text: request => texts(opened, request),
  }
}
