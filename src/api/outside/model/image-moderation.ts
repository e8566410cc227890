import * as z from 'zod/mini'
import { failureOf } from './failure-of.ts'
import { imageFetch } from './image-fetch.ts'
import type { ImageModelConfig } from './image-model.ts'
import { ModelError } from './model-error.ts'

/** https://platform.openai.com/docs/guides/moderation: takes pictures up to 20 MB, as addresses or as data. */
const MODEL = 'omni-moderation-latest'
const ADDRESS = 'https://api.openai.com/v1'
const CALL_MS = 20_000
const RESPONSE_BYTES = 64 * 1024

const ModerationResult = z.object({ results: z.array(z.object({ flagged: z.boolean() })).check(z.minLength(1)) })

/** Whether a picture (WebP) may be shown. Throws ModelError when there is no verdict. */
export type JudgeImage = (picture: Uint8Array, signal: AbortSignal) => Promise<'fine' | 'refused'>

const bodyOf = (picture: Uint8Array): string => {
  const url = `data:image/webp;base64,${Buffer.from(picture).toString('base64')}`
  return JSON.stringify({ model: MODEL, input: [{ type: 'image_url', image_url: { url } }] })
}

async function requestModeration(config: ImageModelConfig, picture: Uint8Array, signal: AbortSignal): Promise<unknown> {
  const response = await imageFetch({ callMs: CALL_MS, bytes: RESPONSE_BYTES })(
    `${(config.baseUrl ?? ADDRESS).replace(/\/$/, '')}/moderations`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${config.apiKey ?? ''}` },
      body: bodyOf(picture),
      signal,
    },
  )
  if (response.ok) return response.json()
  await response.body?.cancel()
  throw new ModelError(response.status >= 500 || response.status === 429 ? 'busy' : 'refused', response.status)
}

/** Undefined for providers without moderation: only OpenAI is known to have one. */
export function openImageModeration(config: ImageModelConfig): JudgeImage | undefined {
  if (config.provider !== 'openai') return undefined
  return async (picture, signal) => {
    try {
      const result = ModerationResult.safeParse(await requestModeration(config, picture, signal))
      if (!result.success) throw new ModelError('unreadable')
      return result.data.results.some(({ flagged }) => flagged) ? 'refused' : 'fine'
    } catch (error) {
      signal.throwIfAborted()
      throw failureOf(error, signal)
    }
  }
}
