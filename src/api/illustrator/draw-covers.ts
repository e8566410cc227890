import { buildScene } from './draw-scene.ts'
import { EDITION_FORMATS } from './edition-formats.ts'
import { photographInTurns } from './edition-photograph.ts'
import { photographEdition } from './edition-pictures.ts'
import { encodeCover, encodeOverview } from './encode.ts'
import { castOf } from './figures/cast.ts'
import { PICTURE } from './format.ts'
import type { CoverSet } from './illustrator.ts'
import type { Picture } from './paper/compositor.ts'
import { randomFrom } from './paper/random.ts'
import { wordsFor } from './people-words.ts'
import type { PictureBrief } from './picture-brief.ts'
import { planScenes } from './scene-plan.ts'
import type { CoverText } from './type/title-block.ts'

const COVER_WIDTH_PX = EDITION_FORMATS.card.widthPx

/** Same bytes for the same brief and text; `widthPx` is of a cover. Throws the signal's reason between sheets. */
export async function drawCovers(
  brief: PictureBrief,
  text: CoverText,
  signal: AbortSignal,
  widthPx = COVER_WIDTH_PX,
): Promise<CoverSet> {
  const scenes = planScenes(randomFrom(`${brief.seed}/plan`), brief)
  const cast = castOf(brief)
  const quadrants: Uint8Array[] = []
  const cards: Uint8Array[] = []
  const pictures: Picture[] = []
  for (const [variant, planned] of scenes.entries()) {
    const titled = planned.shot && (await photographEdition(brief, { variant, text, format: 'card' }, signal, widthPx))
    const built = () => buildScene(randomFrom(`${brief.seed}/${variant}`), planned, cast, PICTURE)
    const scene = titled?.scene ?? (await photographInTurns({ ...built(), grounds: [] }, widthPx, signal)).picture
    pictures.push(scene)
    quadrants.push(await encodeCover(scene))
    if (titled) cards.push(await encodeCover(titled.picture))
  }
  signal.throwIfAborted()
  return { overview: await encodeOverview(pictures), quadrants, cards, scenes: scenes.map(wordsFor(brief)) }
}
