import { buildScene } from './draw-scene.ts'
import { photographInTurns } from './edition-photograph.ts'
import { encodeCover, encodeOverview } from './encode.ts'
import { castOf } from './figures/cast.ts'
import { PICTURE } from './format.ts'
import type { CoverSet } from './illustrator.ts'
import { randomFrom } from './paper/random.ts'
import type { PictureBrief } from './picture-brief.ts'
import { planScenes, wordsOf } from './scene-plan.ts'

const COVER_WIDTH_PX = 600

/** Same bytes for the same brief; `widthPx` is of a cover. Throws the signal's reason between sheets. */
export async function drawCovers(
  brief: PictureBrief,
  signal: AbortSignal,
  widthPx = COVER_WIDTH_PX,
): Promise<CoverSet> {
  const scenes = planScenes(randomFrom(`${brief.seed}/plan`), brief)
  const cast = castOf(brief)
  const pictures = []
  for (const [index, scene] of scenes.entries()) {
    const built = buildScene(randomFrom(`${brief.seed}/${index}`), scene, cast, PICTURE)
    const { picture } = await photographInTurns({ ...built, grounds: [] }, widthPx, signal)
    pictures.push({ picture, bytes: await encodeCover(picture) })
  }
  signal.throwIfAborted()
  return {
    overview: await encodeOverview(pictures.map(({ picture }) => picture)),
    quadrants: pictures.map(({ bytes }) => bytes),
    scenes: scenes.map(wordsOf),
  }
}
