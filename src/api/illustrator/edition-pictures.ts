import sharp from 'sharp'
import type { Category } from '../../contract/categories.ts'
import { buildScene } from './draw-scene.ts'
import { EDITION_FORMATS, type EditionFormat, type EditionName } from './edition-formats.ts'
import { photographOriginal } from './edition-of-original.ts'
import { type Photograph, photographInTurns, type Subject } from './edition-photograph.ts'
import { encodeEdition } from './encode.ts'
import { castOf } from './figures/cast.ts'
import { creditsIn, provenance } from './model/provenance.ts'
import { randomFrom } from './paper/random.ts'
import { Stage } from './paper/stage.ts'
import type { PictureBrief } from './picture-brief.ts'
import type { PlannedScene } from './planned-scene.ts'
import { PROVENANCE } from './provenance.ts'
import { planScenes } from './scene-plan.ts'
import { titlePage } from './title-page.ts'
import { planForShare } from './title-plan.ts'
import type { Contrasts } from './type/set-type.ts'
import { arrangeType, type CoverText, type TitleBlock } from './type/title-block.ts'
import type { TypeLayout } from './type/type-layout.ts'

export interface EditionChoice {
  /** 0 to 3. */
  readonly variant: number
  readonly text: CoverText
  readonly format: EditionName
  /** Encoded picture of a model; without it the cover is drawn from paper. */
  readonly original?: Uint8Array
}

export interface EditionPicture {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly type: 'image/webp' | 'image/jpeg'
  /** In pixels. */
  readonly width: number
  readonly height: number
  readonly contrasts: Contrasts
}

function chosenScene(brief: PictureBrief, variant: number): PlannedScene {
  const scene = planScenes(randomFrom(`${brief.seed}/plan`), brief)[variant]
  if (!scene) throw new RangeError(`a story has no cover ${variant}`)
  return scene
}

function movedBy(layout: TypeLayout, bleed: number): TypeLayout {
  const moved = <Box extends { readonly x: number; readonly y: number }>(box: Box): Box => ({
    ...box,
    x: box.x + bleed,
    y: box.y + bleed,
  })
  const { block, dedication } = layout
  return {
    ...layout,
    block: moved(block),
    ...(dedication && { dedication: { ...dedication, box: moved(dedication.box) } }),
  }
}

function typeOf(category: Category, text: CoverText, { picture, type }: EditionFormat) {
  if (!type) return {}
  const layout = movedBy(type, picture.margins?.bleed ?? 0)
  const block: TitleBlock = arrangeType(category, text, layout)
  return { type: { block, layout } }
}

function subjectOf(brief: PictureBrief, choice: EditionChoice, format: EditionFormat): Subject {
  const random = randomFrom(`${brief.seed}/${choice.variant}`)
  const scene = chosenScene(brief, choice.variant)
  const cast = castOf(brief)
  const type = typeOf(brief.category, choice.text, format)
  if (format.picture.frame === 'title') return { ...titlePage(random, scene, cast, format.picture), ...type }
  const shown = format.type ? planForShare(scene) : scene
  const built = buildScene(random, shown, cast, format.picture)
  return { ...built, grounds: [built.stage.layers.length], ...type }
}

/** Not yet encoded; `widthPx` may be smaller than the format's for a preview. */
export function photographEdition(
  brief: PictureBrief,
  choice: EditionChoice,
  signal: AbortSignal,
  widthPx = EDITION_FORMATS[choice.format].widthPx,
): Promise<Photograph> {
  const format = EDITION_FORMATS[choice.format]
  const { original } = choice
  if (!original) return photographInTurns(subjectOf(brief, choice, format), widthPx, signal)
  signal.throwIfAborted()
  const { palette } = chosenScene(brief, choice.variant).setting
  const stage = new Stage(format.picture, palette, randomFrom(`${brief.seed}/${choice.variant}/type`))
  return photographOriginal(original, { stage, ...typeOf(brief.category, choice.text, format) }, format, widthPx)
}

async function provenanceOf(original: Uint8Array): Promise<string> {
  const { xmpAsString } = await sharp(original).metadata()
  return provenance('compositeWithTrainedAlgorithmicMedia', creditsIn(xmpAsString))
}

/** Same bytes for the same brief and choice. Throws the signal's reason, RangeError when there is no such cover. */
export async function editionPicture(
  brief: PictureBrief,
  choice: EditionChoice,
  signal: AbortSignal,
  widthPx = EDITION_FORMATS[choice.format].widthPx,
): Promise<EditionPicture> {
  const { picture, contrasts } = await photographEdition(brief, choice, signal, widthPx)
  const { encoding } = EDITION_FORMATS[choice.format]
  const bytes = await encodeEdition(
    picture,
    encoding,
    choice.original ? await provenanceOf(choice.original) : PROVENANCE,
  )
  const type = encoding === 'jpeg' || encoding === 'print-jpeg' ? 'image/jpeg' : 'image/webp'
  return { bytes, type, width: picture.width, height: picture.height, contrasts }
}
