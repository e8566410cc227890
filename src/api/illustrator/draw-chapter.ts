import { planChapter } from './chapter-plan.ts'
import { drawScene } from './draw-scene.ts'
import { encodeCover } from './encode.ts'
import { castOf } from './figures/cast.ts'
import { PICTURE } from './format.ts'
import type { ChapterPicture } from './illustrator.ts'
import { randomFrom } from './paper/random.ts'
import type { ChapterScene, PictureBrief } from './picture-brief.ts'
import { wordsOf } from './scene-plan.ts'

const CHAPTER_WIDTH_PX = 600

/** Same bytes for the same brief and scene; height is 4/3 of `widthPx`. Throws the signal's reason before drawing. */
export async function chapterPicture(
  brief: PictureBrief,
  scene: ChapterScene,
  signal: AbortSignal,
  widthPx = CHAPTER_WIDTH_PX,
): Promise<ChapterPicture> {
  signal.throwIfAborted()
  const planned = planChapter(brief, scene)
  const random = randomFrom(`${brief.seed}/chapter/${scene.chapter}/drawing`)
  const picture = drawScene(random, planned, castOf(brief), PICTURE, widthPx)
  return { bytes: await encodeCover(picture), scene: wordsOf(planned) }
}
