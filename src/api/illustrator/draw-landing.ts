import { buildScene } from './draw-scene.ts'
import { photographInTurns } from './edition-photograph.ts'
import { encodeCover, encodeOverview } from './encode.ts'
import { castOf } from './figures/cast.ts'
import type { LandingSet } from './illustrator.ts'
import { randomFrom } from './paper/random.ts'
import type { PictureBrief } from './picture-brief.ts'
import { PROVENANCE } from './provenance.ts'
import { planScenes, wordsOf } from './scene-plan.ts'
import { SITE_FORMATS } from './site/site-formats.ts'

const WIDTH_PX = 1000
const BYTES_MAX = 180_000
export const LANDING_OVERVIEW = { width: 1000, height: 750 } as const

/** Four pictures of the site's card size and their overview; the same bytes for the same brief. */
export async function drawLanding(brief: PictureBrief, signal: AbortSignal, widthPx = WIDTH_PX): Promise<LandingSet> {
  const scenes = planScenes(randomFrom(`${brief.seed}/plan`), brief)
  const cast = castOf(brief)
  const pictures = []
  for (const [index, scene] of scenes.entries()) {
    const built = buildScene(randomFrom(`${brief.seed}/${index}`), scene, cast, SITE_FORMATS.card)
    const { picture } = await photographInTurns({ ...built, grounds: [] }, widthPx, signal)
    pictures.push({ picture, bytes: await encodeCover(picture, PROVENANCE, BYTES_MAX) })
  }
  signal.throwIfAborted()
  return {
    overview: await encodeOverview(
      pictures.map(({ picture }) => picture),
      LANDING_OVERVIEW,
    ),
    quadrants: pictures.map(({ bytes }) => bytes),
    scenes: scenes.map(wordsOf),
    drawnBy: 'paper-cut',
  }
}
