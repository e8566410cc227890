import { describeError } from '../../../lib/describe-error.ts'
import type { Log } from '../../log/log.ts'
import type { ImageModel } from '../../outside/model/image-model.ts'
import type { ModelError, ModelFailure } from '../../outside/model/model-error.ts'
import type { SceneWords } from '../picture-brief.ts'
import { type Cut, encodeCover, encodeOriginal } from './encode-picture.ts'
import type { Moderate } from './moderate.ts'
import { type PictureProblem, readPicture } from './read-picture.ts'

/** Whom a picture needs. */
export interface Hand {
  readonly images: ImageModel
  readonly moderate: Moderate
  readonly log: Pick<Log, 'warn'>
}

export interface PictureOrder {
  readonly prompt: string
  readonly seed: number
  readonly words: SceneWords
  /** What it is asked for and cut to, where it is no cover. */
  readonly shape?: { readonly asked: { readonly width: number; readonly height: number }; readonly cut: Cut }
}

interface ModelPicture {
  /** WebP, 600 x 800 px unless it is to be of another shape. */
  readonly cover: Uint8Array
  /** WebP, uncropped. */
  readonly original: Uint8Array
}

type Failure = ModelFailure | PictureProblem | 'moderation' | 'broken'
type Outcome =
  | { readonly state: 'drawn'; readonly picture: ModelPicture }
  | { readonly state: 'failed'; readonly why: Failure; readonly isOver: boolean }

/** `asked`: how often a picture was asked for. */
/** `isAway`: the provider could not be reached, or would not take a request now. */
export type Drawn = { readonly asked: number; readonly picture?: ModelPicture; readonly isAway?: boolean }

/** A picture that is refused, or is none, is drawn once more. */
const TRIES = 2
/** Portrait, and one of the few sizes that models of OpenAI have always known. */
const ASKED = { width: 1024, height: 1536 } as const

/** A deadline is none: it has been waited for long enough. */
const AWAY: readonly Failure[] = ['busy', 'unreachable']

const isModelError = (error: unknown): error is ModelError => error instanceof Error && error.name === 'ModelError'

async function verdictOf({ moderate, log }: Hand, original: Uint8Array, words: SceneWords, signal: AbortSignal) {
  try {
    return await moderate(original, words, signal)
  } catch (error) {
    if (!signal.aborted) log.warn({ error: describeError(error) }, 'nobody could judge a picture: it is not shown')
    return 'refused'
  }
}

/** One try. The model itself has tried again where that may help: when it failed, there is no second one. */
async function attempt(hand: Hand, order: PictureOrder, seed: number, signal: AbortSignal): Promise<Outcome> {
  const [received] = await hand.images.generate(
    order.prompt,
    { count: 1, ...(order.shape?.asked ?? ASKED), seed },
    signal,
  )
  if (!received) return { state: 'failed', why: 'unreadable', isOver: false }
  const read = await readPicture(received)
  if (read.state === 'bad') return { state: 'failed', why: read.problem, isOver: false }
  const original = await encodeOriginal(read.picture, read.credits)
  const verdict = await verdictOf(hand, original, order.words, signal)
  // Anything but a clear yes is a no.
  if (verdict !== 'fine') return { state: 'failed', why: 'moderation', isOver: false }
  return {
    state: 'drawn',
    picture: { cover: await encodeCover(read.picture, read.credits, order.shape?.cut), original },
  }
}

/** Ends with the signal, whatever a model or a judge does. */
function untilAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>()
  const end = () => reject(signal.reason)
  signal.addEventListener('abort', end, { once: true })
  return Promise.race([work, promise]).finally(() => signal.removeEventListener('abort', end))
}

async function outcomeOf(hand: Hand, order: PictureOrder, seed: number, signal: AbortSignal): Promise<Outcome> {
  try {
    return await untilAborted(attempt(hand, order, seed, signal), signal)
  } catch (error) {
    if (signal.aborted) return { state: 'failed', why: 'deadline', isOver: true }
    if (isModelError(error)) return { state: 'failed', why: error.failure, isOver: true }
    hand.log.warn({ error: describeError(error) }, 'a picture could not be finished')
    return { state: 'failed', why: 'broken', isOver: true }
  }
}

/** One picture from the model, or none: it never throws. The log says why, by a key, and nothing of the picture. */
export async function drawPicture(hand: Hand, order: PictureOrder, signal: AbortSignal): Promise<Drawn> {
  let asked = 0
  while (asked < TRIES && !signal.aborted) {
    asked += 1
    const outcome = await outcomeOf(hand, order, order.seed + asked - 1, signal)
    if (outcome.state === 'drawn') return { asked, picture: outcome.picture }
    hand.log.warn({ why: outcome.why, try: asked }, 'the model drew no picture')
    if (outcome.isOver) return { asked, isAway: AWAY.includes(outcome.why) }
  }
  return { asked }
}
