import { usageOf } from './envelope.ts'
import type { ChatRequest } from './request.ts'

const REASONS: Readonly<Record<string, string>> = { stop: 'end_turn', length: 'max_tokens', content_filter: 'refusal' }

interface Payload {
  readonly type: string
  readonly [field: string]: unknown
}

const event = (payload: Payload): string => `event: ${payload.type}\ndata: ${JSON.stringify(payload)}\n\n`

export function messageEvents(request: ChatRequest) {
  let begun = false
  const begin = (): string => {
    if (begun) return ''
    begun = true
    const usage = { input_tokens: usageOf(request, '').prompt_tokens, output_tokens: 1 }
    const message = { id: 'msg_1', type: 'message', role: 'assistant', model: request.model, content: [], usage }
    const block = { type: 'text', text: '' }
    return (
      event({ type: 'message_start', message }) + event({ type: 'content_block_start', index: 0, content_block: block })
    )
  }
  const prompted: string[] = []
  return {
    piece: (text: string) => {
      prompted.push(text)
      const delta = { type: 'text_delta', text }
      return begin() + event({ type: 'content_block_delta', index: 0, delta })
    },
    end: (finish: string) => {
      const usage = { output_tokens: usageOf(request, prompted.join('')).completion_tokens }
      const delta = { stop_reason: REASONS[finish] ?? finish, stop_sequence: null }
      return begin() + event({ type: 'content_block_stop', index: 0 }) + event({ type: 'message_delta', delta, usage })
    },
    usage: () => '',
    error: () => event({ type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } }),
    done: event({ type: 'message_stop' }),
  }
}
