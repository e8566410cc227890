import { chapterPicture, chapterPlate } from '../../../../src/api/illustrator/draw-chapter.ts'
import { drawCovers } from '../../../../src/api/illustrator/draw-covers.ts'
import { drawLanding } from '../../../../src/api/illustrator/draw-landing.ts'
import { editionPicture } from '../../../../src/api/illustrator/edition-pictures.ts'
import type { CoverSet } from '../../../../src/api/illustrator/illustrator.ts'
import {
  type ModelIllustrator,
  type ModelIllustratorDeps,
  openModelIllustrator,
} from '../../../../src/api/illustrator/model/model-illustrator.ts'
import { openModeration } from '../../../../src/api/illustrator/model/moderate.ts'
import type { PictureBrief } from '../../../../src/api/illustrator/picture-brief.ts'
import type { CoverText } from '../../../../src/api/illustrator/type/title-block.ts'
import { openImageModel } from '../../../../src/api/outside/model/image-client.ts'
import { IMAGE_DEADLINES, type ImageDeadlines } from '../../../../src/api/outside/model/image-deadlines.ts'

/** Paper is cut small: quicker, and the same scene. */
const SMALL_PX = 120
/** Longer than a good answer of a machine under load takes, shorter than a test. */
const CALL_MS = 5000

export const running = () => new AbortController().signal

const cut = new Map<string, Promise<CoverSet>>()

/** The paper-cut itself, without its thread. */
export const paperCut: ModelIllustratorDeps['paperCut'] = {
  covers(brief: PictureBrief, text: CoverText, signal: AbortSignal) {
    const order = JSON.stringify({ brief, text })
    const known = cut.get(order) ?? drawCovers(brief, text, signal, SMALL_PX)
    cut.set(order, known)
    return known
  },
  chapter: (brief, scene, signal) => chapterPicture(brief, scene, signal, SMALL_PX),
  plate: (brief, scene, signal) => chapterPlate(brief, scene, signal, SMALL_PX),
  edition: (brief, choice, signal) => editionPicture(brief, choice, signal, SMALL_PX),
  landing: (brief, signal) => drawLanding(brief, signal, SMALL_PX),
}

export interface Lines {
  readonly log: ModelIllustratorDeps['log']
  /** Everything that was logged, as it would be written. */
  readonly text: () => string
  readonly reasons: () => unknown[]
}

export function collectingLog(): Lines {
  const lines: { fields: object; message: string }[] = []
  return {
    log: { warn: (fields, message) => void lines.push({ fields, message }) },
    text: () => JSON.stringify(lines),
    reasons: () => lines.flatMap(({ fields }) => ('why' in fields ? [fields.why] : [])),
  }
}

/** The model illustrator at a server, with short deadlines where a test says so. */
export function openStudio(
  baseUrl: string,
  changes: Partial<ModelIllustratorDeps> & Partial<ImageDeadlines> = {},
): ModelIllustrator & Lines {
  const { callMs = CALL_MS, atOnce = IMAGE_DEADLINES.atOnce, retries = IMAGE_DEADLINES.retries, ...studio } = changes
  const config = { provider: 'openai-compatible', baseUrl, apiKey: 'sk-1', imageModel: 'painter' } as const
  const images = openImageModel(config, { ...IMAGE_DEADLINES, callMs, atOnce, retries })
  const lines = collectingLog()
  return {
    ...openModelIllustrator({ images, paperCut, moderate: openModeration(), log: lines.log, ...studio }),
    ...lines,
  }
}
