import { tokensOf } from './envelope.ts'
import type { ChatRequest } from './request.ts'

/** What is left for the answer when thinking counts among the requested tokens, as with real models. */
export function cutByThinking(request: ChatRequest, text: string): { text: string; finish?: string } {
  const { maxTokens, thinkingTokens = 0 } = request
  if (thinkingTokens === 0 || maxTokens === undefined) return { text }
  const tokens = tokensOf(text)
  const room = Math.max(0, maxTokens - thinkingTokens)
  return tokens.length <= room ? { text } : { text: tokens.slice(0, room).join(''), finish: 'length' }
}
