import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { generateImage } from 'ai'
import type { ImageModelConfig } from './image-model.ts'

type ProviderModel = Parameters<typeof generateImage>[0]['model']

/** Throws when an address is missing. */
export function imageProvider(config: ImageModelConfig, fetch: typeof globalThis.fetch): ProviderModel {
  const settings = { fetch, ...(config.apiKey && { apiKey: config.apiKey }) }
  if (config.provider === 'openai') {
    return createOpenAI({ ...settings, ...(config.baseUrl && { baseURL: config.baseUrl }) }).image(config.imageModel)
  }
  if (!config.baseUrl) throw new Error('An OpenAI-compatible server needs its address.')
  return createOpenAICompatible({ ...settings, name: 'story', baseURL: config.baseUrl }).imageModel(config.imageModel)
}
