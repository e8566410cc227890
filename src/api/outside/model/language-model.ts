import { createAnthropic } from '@ai-sdk/anthropic'
import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModel } from 'ai'

export interface ModelConfig {
  readonly provider: 'openai-compatible' | 'openai' | 'anthropic'
  /** Up to and without the name of the call: `http://localhost:11434/v1`. Needed for `openai-compatible`. */
  readonly baseUrl?: string | undefined
  readonly apiKey?: string | undefined
  readonly textModel: string
  /** Tokens of thinking that each request may add to its answer; none by default. */
  readonly thinkingTokens?: number | undefined
  /** `text`: no schema is sent, the prompt asks for JSON. Default: `schema`, until the model refuses one. */
  readonly json?: 'schema' | 'text' | undefined
}

/** Set up to send schemas and to use the given fetch. Throws when an address is missing. */
export function languageModel(config: ModelConfig, fetch: typeof globalThis.fetch): LanguageModel {
  const settings = { fetch, ...(config.apiKey && { apiKey: config.apiKey }) }
  const address = config.baseUrl ? { baseURL: config.baseUrl } : {}
  switch (config.provider) {
    case 'anthropic':
      return createAnthropic({ ...settings, ...address })(config.textModel)
    case 'openai':
      return createOpenAI({ ...settings, ...address }).chat(config.textModel)
    case 'openai-compatible': {
      if (!config.baseUrl) throw new Error('An OpenAI-compatible server needs its address.')
      const options = { name: 'story', supportsStructuredOutputs: true, includeUsage: true }
      return createOpenAICompatible({ ...settings, ...options, baseURL: config.baseUrl })(config.textModel)
    }
  }
}
