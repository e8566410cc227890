import { randomUUID } from 'node:crypto'
import type { ChatRequest } from './request.ts'

const CHARACTERS_PER_TOKEN = 4
const tokensIn = (text: string): number => Math.ceil(text.length / CHARACTERS_PER_TOKEN)

export function tokensOf(text: string): string[] {
  return Array.from({ length: tokensIn(text) }, (_, index) =>
    text.slice(index * CHARACTERS_PER_TOKEN, (index + 1) * CHARACTERS_PER_TOKEN),
  )
}

export function usageOf(request: ChatRequest, text: string) {
  const requested = tokensIn(request.prompt)
  const prompted = tokensIn(text) + (request.thinkingTokens ?? 0)
  return { prompt_tokens: requested, completion_tokens: prompted, total_tokens: requested + prompted }
}

const head = (request: ChatRequest, object: string) => ({
  id: `chatcmpl-${randomUUID()}`,
  object,
  created: 1_700_000_000,
  model: request.model,
})

export const completion = (request: ChatRequest, text: string, finish: string): string =>
  JSON.stringify({
    ...head(request, 'chat.completion'),
    choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: finish }],
    usage: usageOf(request, text),
  })

const event = (payload: unknown): string => `data: ${JSON.stringify(payload)}\n\n`

export const events = (request: ChatRequest) => {
  const base = head(request, 'chat.completion.chunk')
  const chunk = (delta: object, finish: string | null) =>
    event({ ...base, choices: [{ index: 0, delta, finish_reason: finish }] })
  return {
    piece: (text: string) => chunk({ role: 'assistant', content: text }, null),
    end: (finish: string) => chunk({}, finish),
    usage: (text: string) => event({ ...base, choices: [], usage: usageOf(request, text) }),
    error: () => event({ error: { message: 'The engine is overloaded', type: 'server_error', code: 'overloaded' } }),
    done: 'data: [DONE]\n\n',
  }
}

/** Repeats key and request, as careless servers do: neither may reach a log. */
export const refusal = (request: ChatRequest, type: string): string =>
  JSON.stringify({
    error: { message: `${type}: key ${request.headers.authorization}, request ${request.body}`, type, code: type },
  })
