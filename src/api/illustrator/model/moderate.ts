import sharp from 'sharp'
import type { JudgeImage } from '../../outside/model/image-moderation.ts'
import type { SceneWords } from '../picture-brief.ts'

type Verdict = 'fine' | 'refused'

/** Whether a picture may be shown. `picture` is uncropped WebP. Throwing refuses it. */
export type Moderate = (picture: Uint8Array, scene: SceneWords, signal: AbortSignal) => Promise<Verdict>

/** Standard deviation of a channel, of 255: one colour has 0, the calmest of 112 paper-cut covers 48. */
const BLANK_DEVIATION = 6

async function isBlank(picture: Uint8Array): Promise<boolean> {
  const { channels } = await sharp(picture).stats()
  return channels.every(({ stdev }) => stdev < BLANK_DEVIATION)
}

/** Refuses blank pictures, then asks the provider's `judge`; without one all others pass. */
export const openModeration =
  (judge?: JudgeImage): Moderate =>
  async (picture, _scene, signal) => {
    if (await isBlank(picture)) return 'refused'
    return judge ? judge(picture, signal) : 'fine'
  }
