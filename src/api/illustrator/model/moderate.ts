import sharp from 'sharp'
import type { JudgeImage } from '../../outside/model/image-moderation.ts'
import type { SceneWords } from '../picture-brief.ts'

type Verdict = 'fine' | 'refused'

/**
 * Says whether a picture may be shown. `picture` is WebP and holds more than the cover will: it is not cropped yet.
 * Whoever throws has refused.
 */
export type Moderate = (picture: Uint8Array, scene: SceneWords, signal: AbortSignal) => Promise<Verdict>

/** Standard deviation of a channel, of 255: a sheet of one colour has 0, the calmest of 112 paper-cut covers 48. */
const BLANK_DEVIATION = 6

async function isBlank(picture: Uint8Array): Promise<boolean> {
  const { channels } = await sharp(picture).stats()
  return channels.every(({ stdev }) => stdev < BLANK_DEVIATION)
}

/**
 * Refuses pictures that show nothing, then asks whoever judges pictures at the provider.
 * @param judge none where the provider has none: whatever shows something then passes
 */
export const openModeration =
  (judge?: JudgeImage): Moderate =>
  async (picture, _scene, signal) => {
    if (await isBlank(picture)) return 'refused'
    return judge ? judge(picture, signal) : 'fine'
  }
