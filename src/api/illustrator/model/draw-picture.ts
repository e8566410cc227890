import { describeError } from '../../../lib/describe-error.ts'
import type { Log } from '../../log/log.ts'
import type { ImageModel } from '../../outside/model/image-model.ts'
import type { ModelError, ModelFailure } from '../../outside/model/model-error.ts'
import type { SceneWords } from '../picture-brief.ts'
import { type Cut, encodeCover, encodeOriginal } from './encode-picture.ts'
import type { Moderate } from './moderate.ts'
import { type PictureProblem, readPicture } from './read-picture.ts'

export interface PictureDeps {
  readonly images: ImageModel
  readonly moderate: Moderate
  readonly log: Pick<Log, 'warn'>
}

export interface PictureOrder {
  readonly prompt: string
  readonly seed: number
  readonly words: SceneWords
  /** Requested and cut size, where it is no cover. */
  readonly shape?: { readonly size: { readonly width: number; readonly height: number }; readonly cut: Cut }
}

interface ModelPicture {
  /** WebP, 600 x 800 px unless `shape` is given. */
  readonly cover: Uint8Array
  /** WebP, uncropped. */
  readonly original: Uint8Array
}

type Failure = ModelFailure | PictureProblem | 'moderation' | 'broken'
type Outcome =
  | { readonly state: 'drawn'; readonly picture: ModelPicture }
  | { readonly state: 'failed'; readonly why: Failure; readonly isOver: boolean }

/** `asked` counts requests; `isAway`: the provider is unreachable or busy. */
export type Drawn = { readonly attempts: number; readonly picture?: ModelPicture; readonly isAway?: boolean }

/** A refused or missing picture is requested once more. */
const TRIES = 2
/** Portrait; a size that OpenAI's models have always known. */
const REQUESTED_SIZE = { width: 1024, height: 1536 } as const

/** Without deadlines: they have been waited for. */
const AWAY: readonly Failure[] = ['busy', 'unreachable']

const isModelError = (error: unknown): error is ModelError => error instanceof Error && error.name === 'ModelError'

async function verdictOf({ moderate, log }: PictureDeps, original: Uint8Array, words: SceneWords, signal: AbortSignal) {
  try {
    return await moderate(original, words, signal)
  } catch (error) {
    if (!signal.aborted) log.warn({ error: describeError(error) }, 'nobody could judge a picture: it is not shown')
    return 'refused'
  }
}

/** The model itself retries where that helps, so its failure allows no second try. */
async function attempt(deps: PictureDeps, order: PictureOrder, seed: number, signal: AbortSignal): Promise<Outcome> {
  const [received] = await deps.images.generate(
    order.prompt,
    { count: 1, ...(order.shape?.size ?? REQUESTED_SIZE), seed },
    signal,
  )
  if (!received) return { state: 'failed', why: 'unreadable', isOver: false }
  const read = await readPicture(received)
  if (read.state === 'bad') return { state: 'failed', why: read.problem, isOver: false }
  const original = await encodeOriginal(read.picture, read.credits)
  const verdict = await verdictOf(deps, original, order.words, signal)
  // Only a clear yes passes.
  if (verdict !== 'fine') return { state: 'failed', why: 'moderation', isOver: false }
  return {
    state: 'drawn',
    picture: { cover: await encodeCover(read.picture, read.credits, order.shape?.cut), original },
  }
}

function untilAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>()
  const end = () => reject(signal.reason)
  signal.addEventListener('abort', end, { once: true })
  return Promise.race([work, promise]).finally(() => signal.removeEventListener('abort', end))
}

async function outcomeOf(deps: PictureDeps, order: PictureOrder, seed: number, signal: AbortSignal): Promise<Outcome> {
  try {
    return await untilAborted(attempt(deps, order, seed, signal), signal)
  } catch (error) {
    if (signal.aborted) return { state: 'failed', why: 'deadline', isOver: true }
    if (isModelError(error)) return { state: 'failed', why: error.failure, isOver: true }
    deps.log.warn({ error: describeError(error) }, 'a picture could not be finished')
    return { state: 'failed', why: 'broken', isOver: true }
  }
}

/** Never throws. The log says why by a key, and nothing of the picture. */
export async function drawPicture(deps: PictureDeps, order: PictureOrder, signal: AbortSignal): Promise<Drawn> {
  let attempts = 0
  while (attempts < TRIES && !signal.aborted) {
    attempts += 1
    const outcome = await outcomeOf(deps, order, order.seed + attempts - 1, signal)
    if (outcome.state === 'drawn') return { attempts, picture: outcome.picture }
    deps.log.warn({ why: outcome.why, try: attempts }, 'the model drew no picture')
    if (outcome.isOver) return { attempts, isAway: AWAY.includes(outcome.why) }
  }
  return { attempts }
}
