import { generateImage, NoImageGeneratedError, RetryError } from 'ai'
import { failureOf } from './failure-of.ts'
import { IMAGE_DEADLINES, type ImageDeadlines } from './image-deadlines.ts'
import { imageFetch } from './image-fetch.ts'
import type { ImageModel, ImageModelConfig, ImageOrder } from './image-model.ts'
import { imageProvider } from './image-provider.ts'
import { type ImageTurns, openTurns } from './image-turns.ts'
import { ModelError } from './model-error.ts'

/** The library would print them; a server's log is JSON. */
globalThis.AI_SDK_LOG_WARNINGS = false

interface ImageClientDeps {
  readonly config: ImageModelConfig
  readonly deadlines: ImageDeadlines
  readonly turns: ImageTurns
}

async function request(
  deps: ImageClientDeps,
  prompt: string,
  order: ImageOrder,
  signal: AbortSignal,
): Promise<Uint8Array[]> {
  const { config, deadlines } = deps
  const fetch = imageFetch({ callMs: deadlines.callMs, bytes: order.count * deadlines.pictureBytes })
  try {
    const { images } = await generateImage({
      model: imageProvider(config, fetch),
      prompt,
      n: order.count,
      maxImagesPerCall: order.count,
      size: `${order.width}x${order.height}`,
      seed: order.seed,
      maxRetries: deadlines.retries,
      abortSignal: signal,
    })
    return images.slice(0, order.count).map(image => image.uint8Array)
  } catch (error) {
    signal.throwIfAborted()
    if (NoImageGeneratedError.isInstance(error)) throw new ModelError('unreadable')
    throw failureOf(RetryError.isInstance(error) ? error.lastError : error, signal)
  }
}

/** Asks for the rest while a model returns fewer pictures, in `count` requests at most. Fewer are fine, none is not. */
async function collect(
  deps: ImageClientDeps,
  prompt: string,
  order: ImageOrder,
  signal: AbortSignal,
): Promise<Uint8Array[]> {
  const pictures: Uint8Array[] = []
  for (let requests = 0; requests < order.count && pictures.length < order.count; requests += 1) {
    const rest = { ...order, count: order.count - pictures.length, seed: order.seed + pictures.length }
    try {
      pictures.push(...(await deps.turns.run(() => request(deps, prompt, rest, signal), signal)))
    } catch (error) {
      if (pictures.length === 0 || signal.aborted) throw error
      return pictures
    }
  }
  if (pictures.length === 0) throw new ModelError('unreadable')
  return pictures
}

/** Nothing is sent before the first request; a wrong key shows only there. */
export function openImageModel(config: ImageModelConfig, deadlines: ImageDeadlines = IMAGE_DEADLINES): ImageModel {
  const deps = { config, deadlines, turns: openTurns(deadlines.atOnce) }
  return {
    name: config.imageModel,
    generate: (prompt, order, signal) => collect(deps, prompt, order, signal),
  }
}
