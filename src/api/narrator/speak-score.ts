import { itemAt } from '../../lib/item-at.ts'
import { SpeechEngineError } from '../outside/speech/engine/engine-error.ts'
import type { Sound, Speech } from '../outside/speech/speech.ts'
import type { ScorePart } from './score.ts'
import type { SpokenPart } from './sound/assemble.ts'

/** Share of sentences that an engine may fail at without losing the chapter. */
const UNSAID_SHARE_MAX = 0.1
const CONTEXT_LENGTH = 200

export interface Performance {
  readonly parts: readonly SpokenPart[]
  readonly unsaid: number
}

const isPoison = (error: unknown) =>
  error instanceof SpeechEngineError && (error.failure === 'crashed' || error.failure === 'deadline')

/** Limited concurrency, results in order; the first failure ends it. */
async function atOnce<Item, Made>(
  items: readonly Item[],
  most: number,
  work: (item: Item, index: number) => Promise<Made>,
) {
  const made: Made[] = []
  let next = 0
  const worker = async () => {
    while (next < items.length) {
      const index = next
      next += 1
      made[index] = await work(itemAt(items, index), index)
    }
  }
  await Promise.all(Array.from({ length: Math.min(most, items.length) }, worker))
  return made
}

/** Throws the signal's reason when aborted, and the errors of `speech`. */
export async function speakScore(
  speech: Speech,
  score: readonly ScorePart[],
  language: string,
  signal: AbortSignal,
): Promise<Performance> {
  let unsaid = 0
  const stop = new AbortController()
  const until = AbortSignal.any([signal, stop.signal])
  const say = async (part: ScorePart, index: number): Promise<SpokenPart> => {
    const sounds: Sound[] = []
    const before = score[index - 1]?.text.slice(-CONTEXT_LENGTH)
    const after = score[index + 1]?.text.slice(0, CONTEXT_LENGTH)
    for (const text of part.breaths) {
      try {
        sounds.push(await speech.speak({ text, language, before, after }, until))
      } catch (error) {
        if (!isPoison(error)) throw error
        unsaid += 1
        if (unsaid > Math.max(1, score.length * UNSAID_SHARE_MAX)) throw error
      }
    }
    return { sounds, pauseMs: part.pauseMs }
  }
  try {
    return { parts: await atOnce(score, speech.atOnce, say), unsaid }
  } catch (error) {
    stop.abort(error)
    signal.throwIfAborted()
    throw error
  }
}
