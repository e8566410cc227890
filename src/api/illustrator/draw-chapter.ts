import { planChapter } from './chapter-plan.ts'
import { drawScene } from './draw-scene.ts'
import { EDITION_FORMATS } from './edition-formats.ts'
import { encodeCover, encodeEdition } from './encode.ts'
import { castOf } from './figures/cast.ts'
import { type Format, PICTURE, PLATE } from './format.ts'
import type { ChapterPicture, Plate } from './illustrator.ts'
import { randomFrom } from './paper/random.ts'
import { wordsFor } from './people-words.ts'
import type { ChapterScene, PictureBrief } from './picture-brief.ts'
import { PROVENANCE } from './provenance.ts'

const CHAPTER_WIDTH_PX = 600

function drawn(brief: PictureBrief, scene: ChapterScene, format: Format, widthPx: number) {
  const planned = planChapter(brief, scene)
  const random = randomFrom(`${brief.seed}/chapter/${scene.chapter}/drawing`)
  return { planned, picture: drawScene(random, planned, castOf(brief), format, widthPx) }
}

/** Same bytes for the same brief and scene; height is 4/3 of `widthPx`. Throws the signal's reason before drawing. */
export async function chapterPicture(
  brief: PictureBrief,
  scene: ChapterScene,
  signal: AbortSignal,
  widthPx = CHAPTER_WIDTH_PX,
): Promise<ChapterPicture> {
  signal.throwIfAborted()
  const { planned, picture } = drawn(brief, scene, PICTURE, widthPx)
  return { bytes: await encodeCover(picture), scene: wordsFor(brief)(planned) }
}

/** The chapter's picture drawn for a whole printed page with its bleed, at 300 ppi; the scene is the same. */
export async function chapterPlate(
  brief: PictureBrief,
  scene: ChapterScene,
  signal: AbortSignal,
  widthPx = EDITION_FORMATS.print.widthPx,
): Promise<Plate> {
  signal.throwIfAborted()
  const { picture } = drawn(brief, scene, PLATE, widthPx)
  return { bytes: await encodeEdition(picture, 'print-jpeg', PROVENANCE) }
}
